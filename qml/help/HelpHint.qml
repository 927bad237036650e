pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A hint in three steps, so that people can think for themselves: where to look, what follows there, and why.
Column {
    id: root

    property var claim: ({ sector: 0, object: "E", isNot: false }) // ShownClaim
    property var why: ({ reasons: [], laws: [] }) // ShownWhy
    property int step: 0

    readonly property var lights: step === 2 && reason.lights ? [reason.lights]
        : [{ sectors: [claim.sector], objects: step === 0 ? [] : [claim.object] }]

    signal marked()
    signal tried()
    signal done()

    spacing: 10
    Label {
        objectName: "headline"
        text: root.step > 0 ? ReasonWords.claim(root.claim)
            : qsTr("Something new follows in sector %1.", "a hint that does not tell yet what").arg(root.claim.sector)
        font: Theme.heading
        color: Theme.text
        wrapMode: Text.Wrap
        width: root.width
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Label {
        visible: root.step === 0
        text: qsTr("Think about it first, if you like.", "below a hint that does not tell yet what")
        font: Theme.subtitle
        color: Theme.muted
        wrapMode: Text.Wrap
        width: root.width
    }
    WhyNot {
        id: reason
        visible: root.step === 2
        heading: ReasonWords.ifNot(root.claim, root.why)
        why: root.why
        width: root.width
    }
    HelpSteps {
        id: steps
        buttons: root.step === 1 || root.step === 2 ? 3 : 2
        width: root.width
        HelpButton {
            objectName: "further"
            visible: root.step < 2
            text: root.step === 0 ? qsTr("Show me what", "button: a hint tells what follows") : qsTr("Why?", "button: a hint tells the reason")
            width: steps.each
            onClicked: ++root.step
        }
        HelpButton {
            objectName: "tryIt"
            visible: root.step === 2
            text: qsTr("Try the opposite", "button: a what-if in which a hint is not true")
            width: steps.each
            onClicked: root.tried()
        }
        HelpButton {
            objectName: "markIt"
            visible: root.step > 0
            text: qsTr("Mark it", "button: what a hint says is entered in the notes")
            width: steps.each
            onClicked: root.marked()
        }
        HelpButton {
            objectName: "helpDone"
            text: qsTr("Done", "button that puts help away")
            width: steps.last
            onClicked: root.done()
        }
    }
}
