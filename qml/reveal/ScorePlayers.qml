pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Aphelion.Parts

// Whose points are being filled in: everybody with the total so far.
Grid {
    id: root

    property var players: [] // ShownPlayer, by seat
    property var scores: [] // ShownScore, by seat
    property int current: 0
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    signal chosen(int player)

    columns: Math.max(1, Theme.textScale >= 1.5 ? Math.min(2, players.length) : players.length)
    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Whose points", "spoken name of the row of players on the score sheet")

    Repeater {
        model: root.players.length
        T.RadioButton {
            id: chip
            required property int index
            readonly property var who: root.players[index] ?? null
            readonly property int total: root.scores[index]?.total ?? 0
            objectName: "player" + index
            text: who ? who.name : ""
            checked: index === root.current
            width: root.cell
            padding: 8
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            focusPolicy: Qt.StrongFocus
            onClicked: root.chosen(index)
            Keys.onReturnPressed: root.chosen(index)
            Keys.onEnterPressed: root.chosen(index)
            Accessible.role: Accessible.RadioButton
            Accessible.name: Words.fill(qsTr("%1, %n points", "spoken name of a player on the score sheet", total), text)
            Accessible.checkable: true
            Accessible.checked: checked
            Accessible.onPressAction: root.chosen(index)

            background: Surface {
                radius: Theme.radiusTile
                fill: chip.checked ? Theme.selected : Theme.surface
                line: chip.checked ? Theme.accent : Theme.outline
                border.width: chip.checked ? 2 : 1
                down: chip.down
                focused: Theme.isMarked(chip)
            }
            contentItem: Column {
                spacing: 2
                PlayerShape {
                    anchors.horizontalCenter: parent.horizontalCenter
                    player: chip.who ? chip.who.colour : 0
                    size: 14
                }
                Label {
                    objectName: "mayElide"
                    width: parent.width
                    text: chip.text
                    font: chip.checked ? Theme.label : Theme.labelPlain
                    color: Theme.text
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                }
                Label {
                    width: parent.width
                    text: chip.total
                    font: Theme.heading
                    color: chip.checked ? Theme.text : Theme.muted
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
