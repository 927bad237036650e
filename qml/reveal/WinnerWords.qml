import QtQuick
import Aphelion
import Aphelion.Parts

// Who has won, in large words, and with how many points.
Column {
    id: root

    property var scores: [] // ShownScore
    property var players: [] // ShownPlayer, by seat
    property int me: -1 // the player to whom it speaks, if it is one alone
    readonly property var winners: scores.filter(score => score.rank === 1)
    readonly property bool mine: winners.length === 1 && winners[0].player === me
    readonly property string names: Words.all(winners.map(score => LogWords.own(players[score.player]?.name ?? "", score.player === me)))
    readonly property int points: winners[0]?.total ?? 0
    readonly property bool alone: scores.length === 1
    readonly property string text: winners.length === 0 ? ""
        : alone ? qsTr("%n points", "large, after a game alone", points)
        : mine ? qsTr("You win!", "large, after the game")
        : winners.length === 1 ? qsTr("%1 wins", "large, after the game: %1 a name").arg(names)
        : qsTr("%1 share the victory", "large, after the game: %1 two or more names").arg(names)
    readonly property string detail: alone || winners.length === 0 ? "" : qsTr("with %n points", "below 'Ana wins'", points)

    objectName: "winner"
    spacing: 2
    Accessible.role: Accessible.Heading
    Accessible.name: Words.list([text, detail])
    Announcement { item: root; text: root.visible ? root.Accessible.name : "" }

    Label {
        width: parent.width
        text: root.text
        font.family: Theme.serif
        font.pixelSize: Math.min(Theme.sized(root.winners.length > 1 ? 30 : 40), 60)
        color: Theme.dark ? Theme.accent : Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Label {
        visible: text !== ""
        width: parent.width
        text: root.detail
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
