pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The score sheet: a line for each kind of points, a column for each player, the winner first.
Card {
    id: root

    property var scores: [] // ShownScore, by rank
    property var players: [] // ShownPlayer, by seat
    property int me: -1
    property int out: sheet.lines.length + 1 // lines that are shown, the total last

    readonly property real column: Math.max(38, Math.min(72, (availableWidth - 130) / Math.max(1, scores.length)))
    readonly property real words: availableWidth - column * scores.length

    readonly property var names: scores.map(score => LogWords.own(players[score.player]?.name ?? "", score.player === me))

    padding: 12
    ScoreLines { id: sheet }

    contentItem: Column {
        Row {
            Item { width: root.words; height: 1 }
            Repeater {
                model: root.scores.length
                Column {
                    required property int index
                    readonly property var who: root.players[root.scores[index]?.player ?? 0]
                    width: root.column
                    spacing: 4
                    bottomPadding: 6
                    PlayerShape {
                        anchors.horizontalCenter: parent.horizontalCenter
                        player: parent.who ? parent.who.colour : 0
                        size: 14
                    }
                    Label {
                        objectName: "mayElide"
                        width: parent.width
                        text: root.names[parent.index] ?? ""
                        font: Theme.smallStrong
                        color: Theme.text
                        elide: Text.ElideRight
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: text
                    }
                }
            }
        }
        Repeater {
            model: sheet.lines
            ScoreRow {
                required property var modelData
                required property int index
                out: index < root.out
                width: root.availableWidth
                words: root.words
                column: root.column
                object: modelData.object
                iconName: modelData.icon
                text: modelData.text
                values: root.scores.map(score => score[modelData.key])
                names: root.names
            }
        }
        ScoreRow {
            out: root.out > sheet.lines.length
            width: root.availableWidth
            words: root.words
            column: root.column
            text: sheet.total
            values: root.scores.map(score => score.total)
            names: root.names
            winners: root.scores.map(score => score.rank === 1)
            sum: true
        }
    }
}
