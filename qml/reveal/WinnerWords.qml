import QtQuick
import Aphelion.Parts

// Who has won, and with how many points.
Label {
    property var scores: [] // ShownScore
    property var players: [] // ShownPlayer, by seat
    readonly property var winners: scores.filter(score => score.rank === 1)
    readonly property string names: Words.all(winners.map(score => players[score.player]?.name ?? ""))
    readonly property int points: winners[0]?.total ?? 0

    objectName: "winner"
    text: winners.length === 0 ? ""
        : scores.length === 1 ? Words.fill(qsTr("%1 has %n points", "after a game alone: %1 a name", points), names)
        : winners.length === 1 ? Words.fill(qsTr("%1 wins with %n points", "after the game: %1 a name", points), names)
        : Words.fill(qsTr("%1 share the victory with %n points", "after the game: %1 two or more names", points), names)
    font: Theme.heading
    color: Theme.text
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
