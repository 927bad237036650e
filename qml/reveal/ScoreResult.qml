import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The score sheet as it stands: a table, or with large type a card for each player, and what decided a tie.
ColumnLayout {
    id: root

    property var scores: [] // ShownScore, in the order in which they are shown
    property var ranked: scores // the winner first
    property var players: [] // ShownPlayer, by seat
    property string tie
    property bool decided: false // nothing can change any more: the winner is named

    function nameOf(place: int): string {
        return root.players[root.ranked[place]?.player ?? -1]?.name ?? "";
    }

    spacing: 12
    WinnerWords {
        visible: root.decided && text !== ""
        scores: root.ranked
        players: root.players
        Layout.fillWidth: true
    }
    ScoreTable {
        objectName: "scoreTable"
        visible: Theme.textScale < 1.75
        scores: root.scores
        players: root.players
        Layout.fillWidth: true
    }
    ScoreCards {
        visible: Theme.textScale >= 1.75
        scores: root.scores
        players: root.players
        Layout.fillWidth: true
    }
    TieWords {
        visible: text !== ""
        tie: root.decided && root.tie === "Shared" ? "" : root.tie
        winner: root.nameOf(0)
        second: root.nameOf(1)
        Layout.fillWidth: true
    }
}
