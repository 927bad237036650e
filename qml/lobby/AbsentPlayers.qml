pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Players of this device who are not at the table yet: one tap and they are.
Column {
    id: root

    required property LobbyForm lobby

    visible: lobby.absent.length > 0
    spacing: Theme.gap
    GroupTitle { text: qsTr("Known on this device", "heading over names of players") }
    Flow {
        spacing: Theme.gap
        width: parent.width
        Repeater {
            model: root.lobby.absent
            SecondaryButton {
                required property var modelData // DevicePlayer
                text: modelData.name
                iconName: modelData.hasPin ? "ui-lock" : ""
                Accessible.description: qsTr("Sits down at the table", "spoken about a button with a player's name")
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                horizontalPadding: 14
                onClicked: root.lobby.addPlayer(modelData.id)
            }
        }
    }
}
