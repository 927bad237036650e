import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The score sheet as it stands: a table, or with large type a card for each player, and what decided a tie.
ColumnLayout {
    id: root

    property var scores: [] // ShownScore, in the order in which they are shown
    property var ranked: scores // the winner first
    property var players: [] // ShownPlayer, by seat
    property string tie
    property bool decided: false // nothing can change any more: the winner is named
    property int me: -1 // the player to whom it speaks, if it is one alone
    property int out: lines // of the table's lines those that are shown; the winner is named after the last
    readonly property int lines: kinds.lines.length + 1
    readonly property bool complete: out >= lines

    function nameOf(place: int): string {
        const who = root.ranked[place]?.player ?? -1;
        return LogWords.own(root.players[who]?.name ?? "", who >= 0 && who === me);
    }

    spacing: 12
    ScoreLines { id: kinds }
    WinnerWords {
        visible: root.decided && root.complete && text !== ""
        scores: root.ranked
        players: root.players
        me: root.me
        Layout.fillWidth: true
    }
    ScoreTable {
        objectName: "scoreTable"
        visible: Theme.textScale < 1.75
        scores: root.scores
        players: root.players
        me: root.me
        out: root.out
        Layout.fillWidth: true
    }
    ScoreCards {
        visible: Theme.textScale >= 1.75
        scores: root.scores
        players: root.players
        me: root.me
        out: root.out
        Layout.fillWidth: true
    }
    TieWords {
        visible: root.complete && text !== ""
        tie: root.decided && root.tie === "Shared" ? "" : root.tie
        winner: root.nameOf(0)
        second: root.nameOf(1)
        Layout.fillWidth: true
    }
}
