pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The players of this device: their PINs, taking them to another device, bringing one here, and deleting them.
Column {
    id: root

    required property App app
    readonly property var players: app.players
    readonly property alias arrival: arrival

    visible: players.length > 0 || !app.atTable
    spacing: Theme.gap
    GroupTitle { text: qsTr("Players of this device", "heading in the settings") }
    Repeater {
        model: root.players.length
        PlayerRow {
            required property int index
            player: root.players[index] ?? null
            removable: !root.app.atTable
            onChangingPin: pin.ask(player)
            onTaking: take.ask(player)
            onRemoving: sheet.ask(player)
            width: root.width
        }
    }
    SecondaryButton {
        id: bring
        visible: !root.app.atTable
        width: parent.width
        text: qsTr("Import a player", "button, and title of a sheet: from another device")
        onClicked: arrival.open()
    }
    TakeSheet {
        id: take
        app: root.app
    }
    BringSheet {
        id: arrival
        app: root.app
    }
    NewPinSheet {
        id: pin
        property string player
        function ask(player: var) {
            pin.player = player.id;
            pin.who = player.name;
            pin.asksOld = player.hasPin;
            pin.removable = player.hasPin;
            pin.open();
        }
        onChosen: (oldPin, newPin) => settle(root.app.setPin(player, oldPin, newPin))
    }
    RemoveSheet {
        id: sheet
        property string player
        property string who
        function ask(player: var) {
            sheet.player = player.id;
            sheet.who = player.name;
            sheet.open();
        }
        title: qsTr("Delete %1 from this device?", "question; %1 a player").arg(who)
        detail: qsTr("All notes and statistics of %1 are deleted for good. Tables stay, but nobody can play as %1 any more.", "what deleting a player means; %1 a player").arg(who)
        confirmText: qsTr("Delete %1", "button; %1 a player").arg(who)
        onAgreed: settle(root.app.removePlayer(player))
    }
}
