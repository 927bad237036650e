pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Aphelion.Parts

// The pawns to choose from, by shape and colour. One that somebody else has changes hands, unless it is taken.
Row {
    id: root

    property int count
    property int current: 0
    property var taken: [] // colours that cannot be had

    signal chosen(int colour)

    spacing: Theme.gap
    Repeater {
        model: root.count
        T.RadioButton {
            id: pawn
            required property int index
            text: Words.shapes[index]
            checked: index === root.current
            enabled: !root.taken.includes(index)
            opacity: enabled ? 1 : Theme.dimmed(0.4)
            focusPolicy: Qt.StrongFocus
            width: (root.width - (root.count - 1) * root.spacing) / root.count
            implicitHeight: 52
            onClicked: root.chosen(index)
            Keys.onReturnPressed: root.chosen(index)
            Keys.onEnterPressed: root.chosen(index)
            Accessible.role: Accessible.RadioButton
            Accessible.name: text
            Accessible.description: enabled ? "" : Words.unavailable
            Accessible.checkable: true
            Accessible.checked: checked
            Accessible.onPressAction: if (enabled) root.chosen(index)
            background: Surface {
                radius: Theme.radiusTile
                fill: pawn.checked ? Theme.selected : Theme.surface
                line: pawn.checked ? Theme.accent : Theme.outline
                border.width: pawn.checked ? 2 : 1
                down: pawn.down
                focused: Theme.isMarked(pawn)
            }
            contentItem: Item {
                PlayerShape {
                    anchors.centerIn: parent
                    player: pawn.index
                    size: 22
                }
            }
        }
    }
}
