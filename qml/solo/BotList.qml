pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// All bots at the new table.
Grid {
    id: root

    required property LobbyForm lobby
    property int least: 0 // so many stay

    spacing: Theme.gap
    Repeater {
        model: root.lobby.bots.length
        BotCard {
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            lobby: root.lobby
            removable: root.lobby.bots.length > root.least
        }
    }
}
