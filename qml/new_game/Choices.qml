pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// A question with a few answers, one of which is chosen: side by side where there is room.
Column {
    id: root

    property string title
    property var options: [] // {text, detail}
    property int current: 0
    readonly property int most: Math.max(1, Math.floor(width / (140 * Theme.textScale)))
    readonly property int columns: options.length <= most ? Math.max(1, options.length) : Math.min(2, most)

    signal chosen(int index)

    spacing: Theme.gap

    GroupTitle { text: root.title }
    Grid {
        id: grid
        width: parent.width
        columns: root.columns
        spacing: Theme.gap
        readonly property real each: (width - (columns - 1) * spacing) / columns
        readonly property real tallest: cards.count === root.options.length ? root.options.reduce((most, option, i) => Math.max(most, cards.itemAt(i)?.implicitHeight ?? 0), 0) : 0
        Repeater {
            id: cards
            model: root.options.length
            ChoiceCard {
                required property int index
                readonly property var option: root.options[index]
                width: grid.each
                height: root.columns > 1 ? grid.tallest : implicitHeight
                text: option.text
                detail: option.detail
                upright: false
                checked: index === root.current
                onClicked: root.chosen(index)
            }
        }
    }
}
