import QtQuick
import Aphelion.Parts

// One step on the way to a table: done, happening now, or to come.
Item {
    id: root

    property string step: "later" // done, now, later
    property bool stopped: false // something is in the way
    property string text
    readonly property real sign: Math.min(34, Theme.body.pixelSize * 1.7)

    implicitWidth: 240
    implicitHeight: Math.max(sign, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: step === "done" ? qsTr("Done: %1", "spoken; %1 a step on the way to the table").arg(text) : text

    Icon {
        visible: root.step === "done" || (root.step === "now" && root.stopped)
        name: root.step === "done" ? "ui-check" : "ui-warning"
        size: root.sign
        colour: root.step === "done" ? Theme.success : Theme.accent
    }
    Icon {
        visible: root.step === "now" && !root.stopped
        name: "ui-time"
        size: root.sign
        colour: Theme.accent
        RotationAnimation on rotation {
            running: root.visible && root.step === "now" && !Theme.reducedMotion
            from: 0
            to: 360
            duration: 1200
            loops: Animation.Infinite
        }
    }
    Rectangle {
        visible: root.step === "later"
        width: root.sign * 0.5
        height: width
        radius: width / 2
        x: (root.sign - width) / 2
        y: x
        color: "transparent"
        border.color: Theme.control
    }
    Label {
        id: words
        text: root.text
        x: root.sign + 12
        width: parent.width - x
        y: Math.max(0, (root.sign - height / Math.max(1, lineCount)) / 2)
        font: root.step === "now" ? Theme.label : Theme.labelPlain
        color: root.step === "later" ? Theme.muted : Theme.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
