pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Things to do on the cardboard board, one under the other.
Column {
    id: root

    required property var steps // ShownHandling
    required property var players

    spacing: 6
    Repeater {
        model: root.steps.length
        LogLine {
            objectName: "boardStep"
            required property int index
            readonly property var step: root.steps[index]
            player: step && step.player >= 0 ? root.players[step.player]?.colour ?? -1 : -1
            iconName: step ? CardboardWords.icon(step) : ""
            text: step ? CardboardWords.sentence(step, root.players) : ""
            width: root.width
        }
    }
}
