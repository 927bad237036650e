pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The score sheet in large type: a card for each player, the winner first.
ColumnLayout {
    id: root

    property var scores: [] // ShownScore, by rank
    property var players: [] // ShownPlayer, by seat
    property int me: -1
    property int out: sheet.lines.length + 1 // lines that are shown, the total last

    spacing: 12
    ScoreLines { id: sheet }

    Repeater {
        model: root.scores.length
        Card {
            id: card
            required property int index
            readonly property var score: root.scores[index]
            readonly property var who: root.players[score ? score.player : 0]
            readonly property bool summed: root.out > sheet.lines.length
            line: summed && score && score.rank === 1 ? Theme.accent : Theme.outline
            Layout.fillWidth: true
            contentItem: ColumnLayout {
                spacing: 4
                Counted {
                    text: LogWords.own(card.who?.name ?? "", card.score?.player === root.me)
                    value: card.score ? card.score.total : 0
                    out: card.summed
                    strong: true
                }
                Repeater {
                    model: sheet.lines
                    Counted {
                        required property var modelData
                        required property int index
                        text: modelData.text
                        out: index < root.out
                        value: card.score ? card.score[modelData.key] : 0
                    }
                }
            }
        }
    }
    component Counted: Item {
        id: line
        property string text
        property int value
        property bool strong: false
        property bool out: true // the points are shown
        Accessible.role: Accessible.StaticText
        Accessible.name: out ? text + ": " + value : text
        implicitHeight: Math.max(label.implicitHeight, figure.implicitHeight)
        Layout.fillWidth: true
        Label {
            id: label
            width: parent.width - figure.width - Theme.gap
            text: line.text
            font: line.strong ? Theme.heading : Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
        }
        Label {
            id: figure
            anchors.right: parent.right
            text: line.value
            opacity: line.out ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
            font: line.strong ? Theme.heading : Theme.body
            color: line.strong ? Theme.text : Theme.muted
        }
    }
}
