pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// What was done in a game, a sign for each action, without telling anything about the sky.
Flow {
    id: root

    property string moves // letters of PlayedMove

    readonly property var icons: ({ S: "action-survey", T: "action-target", R: "action-research", P: "action-theory", V: "action-locate", X: "object-planet-x" })

    spacing: 6
    Accessible.ignored: true
    Repeater {
        model: root.moves.length
        Item {
            id: sign
            required property int index
            readonly property string move: root.moves[index] ?? "S"
            width: 22
            height: 22
            Icon {
                name: root.icons[sign.move] ?? "ui-more"
                size: 20
                colour: sign.move === "X" ? Theme.needle : sign.move === "V" ? Theme.danger : Theme.muted
            }
        }
    }
}
