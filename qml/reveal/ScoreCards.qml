pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The score sheet in large type: a card for each player, the winner first.
ColumnLayout {
    id: root

    property var scores: [] // ShownScore, by rank
    property var players: [] // ShownPlayer, by seat

    spacing: 12
    ScoreLines { id: sheet }

    Repeater {
        model: root.scores.length
        Card {
            id: card
            required property int index
            readonly property var score: root.scores[index]
            readonly property var who: root.players[score ? score.player : 0]
            line: score && score.rank === 1 ? Theme.accent : Theme.outline
            Layout.fillWidth: true
            contentItem: ColumnLayout {
                spacing: 4
                Line {
                    text: card.who ? card.who.name : ""
                    value: card.score ? card.score.total : 0
                    strong: true
                }
                Repeater {
                    model: sheet.lines
                    Line {
                        required property var modelData
                        text: modelData.text
                        value: card.score ? card.score[modelData.key] : 0
                    }
                }
            }
        }
    }
    component Line: Item {
        id: line
        property string text
        property int value
        property bool strong: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text + ": " + value
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
            font: line.strong ? Theme.heading : Theme.body
            color: line.strong ? Theme.text : Theme.muted
        }
    }
}
