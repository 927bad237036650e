pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// The score sheet: a line for each kind of points, a column for each player, the winner first.
Card {
    id: root

    property var scores: [] // ShownScore, by rank
    property var players: [] // ShownPlayer, by seat

    readonly property real column: Math.max(38, Math.min(72, (availableWidth - 130) / Math.max(1, scores.length)))
    readonly property real words: availableWidth - column * scores.length

    readonly property var names: scores.map(score => players[score.player]?.name ?? "")

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
                        text: parent.who ? parent.who.name : ""
                        font: Theme.smallStrong
                        color: Theme.text
                        elide: Text.ElideRight
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
