import QtQuick
import Aphelion
import Aphelion.Parts

// A player of this device: the PIN, the way to another device, and the way out.
Card {
    id: root

    required property var player // DevicePlayer, or nothing
    property bool removable: true

    signal changingPin()
    signal taking()
    signal removing()

    Column {
        width: parent.width
        spacing: 10
        Row {
            width: parent.width
            spacing: Theme.gap
            Line {
                text: root.player ? root.player.name : ""
                font: Theme.heading
                width: parent.width - 18 - Theme.gap
            }
            Icon {
                visible: root.player !== null && root.player.hasPin
                name: "ui-lock"
                size: 18
                colour: Theme.muted
            }
        }
        Line {
            visible: root.player !== null && !root.player.mayPin
            text: root.player ? qsTr("While a table is open, only %1 can set a PIN or move to another device, with their own notes open.", "why buttons are disabled; %1 a player").arg(root.player.name) : ""
            color: Theme.muted
            width: parent.width
        }
        Flow {
            spacing: Theme.gap
            width: parent.width
            SecondaryButton {
                text: root.player && root.player.hasPin ? qsTr("Change PIN", "button") : qsTr("Set a PIN", "button")
                Accessible.description: root.player ? root.player.name : ""
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                enabled: root.player !== null && root.player.mayPin
                onClicked: root.changingPin()
            }
            SecondaryButton {
                text: qsTr("Move to another device", "button: a player's notes")
                Accessible.description: root.player ? root.player.name : ""
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                enabled: root.player !== null && root.player.mayPin
                onClicked: root.taking()
            }
            SecondaryButton {
                visible: root.removable
                text: qsTr("Delete", "button: a player's data")
                Accessible.description: root.player ? root.player.name : ""
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                onClicked: root.removing()
            }
        }
    }
}
