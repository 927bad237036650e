import QtQuick
import Aphelion
import Aphelion.Parts

// One player at the new table: the name, and what was chosen.
Card {
    id: root

    required property LobbyForm lobby
    required property int index
    property bool several: true
    property bool removable: false
    readonly property var seat: lobby.seats[index] ?? null // LobbySeat; nothing while it is being removed

    signal choosing()
    signal settingPin()

    Column {
        width: parent.width
        spacing: 10
        Row {
            id: line
            width: parent.width
            spacing: 10
            PlayerShape {
                id: shape
                y: 10
                player: root.seat ? root.seat.colour : 0
                size: 22
            }
            Field {
                text: root.seat ? root.seat.name : ""
                placeholder: root.several ? qsTr("Player %1", "in the empty field for a name; %1 a number").arg(root.index + 1) : qsTr("Your name", "in the empty field for a name")
                wrong: root.seat && root.seat.fault === "SameName" ? qsTr("Somebody else has this name.", "what is wrong with a player's name") : ""
                onTextChanged: if (root.seat && text !== root.seat.name) root.lobby.setName(root.index, text) // typed, or put there by a screen reader
                onFinished: root.lobby.finishName(root.index)
                width: line.width - shape.width - line.spacing - (root.removable ? Theme.touch + line.spacing - 8 : 0)
            }
            IconButton {
                visible: root.removable
                iconName: "ui-close"
                text: qsTr("Remove player %1", "spoken name of the button; %1 a number").arg(root.index + 1)
                y: 2
                onClicked: root.lobby.remove(root.index)
            }
        }
        Flow {
            visible: root.several
            spacing: Theme.gap
            width: parent.width
            SecondaryButton {
                iconName: root.seat ? LobbyWords.seasonIcon(root.seat.season) : ""
                text: root.seat ? qsTr("%1, %2", "button; %1 the season, %2 how many starting facts").arg(LobbyWords.season(root.seat.season)).arg(LobbyWords.facts(root.seat.facts)) : ""
                Accessible.description: qsTr("Change pawn, season and starting facts", "spoken about the button")
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                horizontalPadding: 14
                width: Math.min(implicitWidth, parent.width)
                onClicked: root.choosing()
            }
            SecondaryButton {
                enabled: root.seat !== null && root.seat.player === ""
                iconName: "ui-lock"
                text: !root.seat || !root.seat.hasPin ? (enabled ? qsTr("Set a PIN", "button") : qsTr("No PIN", "a player of this device has none"))
                    : enabled ? qsTr("PIN set", "button; the PIN can be changed") : qsTr("Has a PIN", "a player of this device has one")
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                horizontalPadding: 14
                width: Math.min(implicitWidth, parent.width)
                onClicked: root.settingPin()
            }
        }
        SeatChoices {
            visible: !root.several
            lobby: root.lobby
            index: root.index
            width: parent.width
        }
    }
}
