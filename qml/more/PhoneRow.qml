import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// A player and the state of the device they play on; one who is out of reach can be tapped.
T.AbstractButton {
    id: root

    property var player // ShownPlayer
    property bool leads: false

    readonly property string reach: player.lent ? qsTr("a bot plays for %1 until %1 is back", "where somebody plays, %1 a player").arg(player.name)
        : player.here ? qsTr("this device", "where somebody plays") : player.away ? qsTr("out of reach", "a player at another device")
        : qsTr("connected", "a player at another device")
    readonly property string words: leads ? Words.list([reach, qsTr("leads the table", "of the device that orders everything")]) : reach

    implicitHeight: Math.max(Theme.touch, name.implicitHeight + state.implicitHeight + 12)
    enabled: player.away
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.Button : Accessible.ListItem
    Accessible.name: Words.list([LogWords.marked(player), words])
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Item {
        FocusRing { visible: Theme.isMarked(root); anchors.margins: 0 }
    }
    contentItem: Item { // qmllint disable
        PlayerShape {
            id: shape
            player: root.player.colour
            size: 14
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            anchors { left: shape.right; leftMargin: 12; right: sign.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            Label {
                id: name
                text: LogWords.marked(root.player)
                font: Theme.label
                color: Theme.text
                wrapMode: Text.Wrap
                width: parent.width
            }
            Label {
                id: state
                objectName: "phoneState"
                text: root.words
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                width: parent.width
            }
        }
        Icon {
            id: sign
            anchors { right: more.left; rightMargin: root.enabled ? 8 : 0; verticalCenter: parent.verticalCenter }
            name: root.player.away || root.player.lent ? "ui-link-lost" : "ui-check"
            size: 18
            colour: root.player.away || root.player.lent ? Theme.muted : Theme.success
        }
        Icon {
            id: more
            visible: root.enabled
            width: visible ? 16 : 0
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            name: "ui-forward"
            size: 16
            colour: Theme.muted
        }
    }
}
