import QtQuick
import Aphelion.Parts

// What stands over one column of the record: what was looked for, and the answer or whose look it was.
Item {
    id: root

    property var look // RecordLine
    property int colour: 0 // the player's

    readonly property bool target: look.line.kind === "Targeted"
    readonly property string found: look.answer.object === "E" ? "?" : look.answer.object
    readonly property string sought: look.line.object === "E" ? "?" : look.line.object

    opacity: look.line.takenBack ? Theme.dimmed(0.45) : 1

    ObjectIcon {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 }
        visible: !root.target || root.look.own
        object: root.target ? root.found : root.sought
        size: 16
    }
    Icon {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 }
        visible: root.target && !root.look.own
        name: "action-target"
        size: 16
        colour: Theme.muted
    }
    Label {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 4 }
        visible: root.look.own && !root.target
        text: root.look.answer.count
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: Math.min(Theme.sized(13), 20)
        color: Theme.text
    }
    Icon {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 6 }
        visible: root.look.own && root.target
        name: "action-target"
        size: 13
        colour: Theme.muted
    }
    PlayerShape {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 4 }
        visible: !root.look.own
        player: root.colour
        size: 12
    }
}
