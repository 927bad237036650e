pragma ComponentBehavior: Bound
import QtQuick

// A few views of one thing, side by side; with very large type, or where they do not fit, in several rows.
Item {
    id: root

    property var options: [] // strings
    property int currentIndex: 0
    property int columns: options.length // at most
    readonly property bool stacked: Theme.textScale >= 1.75 || columns < options.length

    signal chosen(int index)

    implicitWidth: 240
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.PageTabList
    Accessible.name: options.join(", ")

    Rectangle {
        y: root.stacked ? 0 : 4
        width: root.width
        height: root.height - 2 * y
        radius: root.stacked ? Theme.radiusTile : height / 2
        color: Theme.surface
        border.color: Theme.outline
    }
    Grid {
        id: grid
        columns: Theme.textScale >= 1.75 ? 1 : Math.max(1, Math.min(root.columns, root.options.length))
        Repeater {
            model: root.options.length // other words do not make other options
            SegmentedOption {
                required property int index
                text: root.options[index] ?? ""
                width: root.width / grid.columns
                current: index === root.currentIndex
                stacked: root.stacked
                onClicked: {
                    root.currentIndex = index;
                    root.chosen(index);
                }
            }
        }
    }
}
