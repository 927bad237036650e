import QtQuick
import Aphelion
import Aphelion.Parts

// What would have been best at this step, if somebody asks: the action, what it would have told, and what was done.
Column {
    id: root

    ReplayWords { id: tell }

    required property ReplayModel replay
    property var players: []

    readonly property var advice: replay.advice
    readonly property bool told: advice.who >= 0
    readonly property string name: players[advice.who]?.name ?? ""

    spacing: Theme.gap

    SecondaryButton {
        objectName: "askBest"
        visible: root.replay.decided && !root.told && !root.replay.advising
        width: parent.width
        iconName: "ui-help"
        text: qsTr("What would have been best here?", "button while looking back on a game")
        onClicked: root.replay.advise()
    }
    WaitingDot {
        visible: root.replay.advising
        text: qsTr("Weighing every question …", "while the best action is looked for")
        width: parent.width
    }
    Card {
        objectName: "advice"
        visible: root.told
        width: parent.width
        line: root.advice.wasBest ? Theme.success : Theme.outline
        Column {
            width: parent.width
            spacing: 4
            Line {
                objectName: "verdict"
                text: !root.told ? "" : root.advice.wasBest ? Words.fill(qsTr("Nothing would have been better than what %1 did", "%1 a name"), root.name)
                                                            : Words.fill(qsTr("Best for %1", "over what would have been the best action; %1 a name"), root.name)
                font: Theme.label
                color: root.advice.wasBest ? Theme.success : Theme.needle
            }
            Line {
                objectName: "bestChoice"
                text: root.told ? tell.choice(root.advice.best) : ""
                font: Theme.heading
                color: Theme.text
            }
            Line {
                objectName: "bestWhy"
                text: root.told ? tell.why(root.advice) : ""
                font: Theme.body
                color: Theme.text
            }
            Line {
                objectName: "instead"
                visible: text !== "" && !root.advice.wasBest
                text: root.told ? tell.instead(root.advice, root.name) : ""
                font: Theme.body
                color: Theme.muted
            }
            Line {
                visible: root.told && tell.asks(root.advice.best)
                text: qsTr("One bit halves the skies that are still possible. The best question tells most for its time; near the end, most about Planet X.", "what a bit is")
                font: Theme.small
                color: Theme.muted
            }
        }
    }
}
