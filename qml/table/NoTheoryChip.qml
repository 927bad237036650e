import QtQuick
import QtQuick.Templates as T
import Aphelion.Parts

// One player who shares this device, in a theory phase: a tap says that they publish nothing, another takes it back.
T.AbstractButton {
    id: root

    property var player // ShownPlayer

    readonly property bool done: player.sealed
    readonly property string state: done ? qsTr("Has chosen", "a player in a theory phase") : qsTr("No theory", "a player publishes nothing in this theory phase")

    objectName: "noTheory" + player.player
    enabled: !done
    implicitHeight: Math.max(52, words.implicitHeight + 14)
    focusPolicy: Qt.StrongFocus
    Accessible.role: done ? Accessible.StaticText : Accessible.CheckBox
    Accessible.name: Words.list([player.name, state])
    Accessible.description: !done && player.none ? qsTr("Tap again to take it back", "spoken about a player's choice") : ""
    Accessible.checkable: !done
    Accessible.checked: player.none
    Accessible.onPressAction: if (enabled) clicked()
    Accessible.onToggleAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.player.none ? Theme.selected : root.done ? Theme.surface : Theme.raised
        line: root.player.none ? Theme.accent : root.done ? Theme.outline : Theme.control
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item { // qmllint disable
        PlayerShape {
            id: shape
            anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
            player: root.player.colour
            size: 14
        }
        Column {
            id: words
            anchors { left: shape.right; leftMargin: 8; right: sign.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
            Label {
                objectName: "mayElide"
                text: root.player.name
                font: Theme.label
                color: root.done ? Theme.muted : Theme.text
                elide: Text.ElideRight
                width: parent.width
            }
            Label {
                text: root.state
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                width: parent.width
            }
        }
        Icon {
            id: sign
            visible: root.player.none || root.done
            width: visible ? 18 : 0
            anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
            name: "ui-check"
            size: 18
            colour: root.done ? Theme.muted : Theme.accent
        }
    }
}
