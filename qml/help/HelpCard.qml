pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What came of help, below the sheet: thinking, and then what was found. `lights` are what it points at on the sheet.
Card {
    id: root

    required property Helping helping

    readonly property var found: helping.result // ShownHelp
    readonly property bool thinking: helping.busy
    readonly property bool faults: found.kind === "Slips" || found.kind === "Clash"
    readonly property var lights: found.kind === "Hint" ? hint.lights : faults ? faulty.lights : []
    readonly property var said: ({
        FilledIn: [ReasonWords.entered(found.count), qsTr("Undo takes them back.", "after filling in marks")],
        NothingAtOnce: [qsTr("Nothing follows at once.", "filling in found nothing"), qsTr("The laws add nothing to the marks on your sheet.", "filling in found nothing")],
        Impossible: [qsTr("These marks can’t all be true.", "filling in found nothing"), qsTr("No sky fits them, so nothing can be filled in.", "filling in found nothing")],
        Clean: [qsTr("Nothing here is contradicted.", "a check found nothing"), qsTr("That doesn’t make it all right: it just fits what you know so far.", "a check found nothing")],
        NothingNew: [qsTr("Nothing more to deduce yet: time for another survey", "there is no hint"), ""]
    })
    readonly property var words: said[found.kind] ?? ["", ""]

    signal undone()
    signal marked(var claim)
    signal tried(var claim)

    visible: thinking || found.kind !== "" || helping.trouble !== ""
    padding: 14
    onFoundChanged: hint.step = 0

    Column {
        width: root.availableWidth
        spacing: 10
        WaitingDot {
            visible: root.thinking
            objectName: "thinking"
            text: qsTr("Checking every possible sky", "help with the notes is being thought about")
            width: parent.width
        }
        TroubleNotice {
            trouble: root.helping.trouble
            width: parent.width
        }
        Label {
            objectName: "headline"
            visible: text !== ""
            text: root.words[0]
            font: Theme.heading
            color: Theme.text
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Label {
            visible: text !== ""
            text: root.words[1]
            font: Theme.subtitle
            color: Theme.muted
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        HelpHint {
            id: hint
            visible: root.found.kind === "Hint"
            claim: root.found.claim
            why: root.found.why
            width: parent.width
            onMarked: root.marked(claim)
            onTried: root.tried(claim)
            onDone: root.helping.dismiss()
        }
        HelpFound {
            id: faulty
            visible: root.faults
            found: root.found
            width: parent.width
        }
        HelpSteps {
            id: steps
            visible: root.found.kind !== "Hint"
            buttons: root.found.kind === "FilledIn" ? 2 : 1
            width: parent.width
            HelpButton {
                visible: root.found.kind === "FilledIn"
                text: qsTr("Undo", "button: takes the last mark back")
                width: steps.each
                onClicked: root.undone()
            }
            HelpButton {
                text: root.thinking ? qsTr("Stop", "button: no help wanted any more") : qsTr("Done", "button that puts help away")
                width: steps.last
                onClicked: root.helping.dismiss()
            }
        }
    }
}
