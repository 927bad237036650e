pragma ComponentBehavior: Bound
import QtQuick

// A few views of one thing, side by side; with very large type one under the other.
Item {
    id: root

    property var options: [] // strings
    property int currentIndex: 0
    readonly property bool stacked: Theme.textScale >= 1.75

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
        columns: root.stacked ? 1 : Math.max(1, root.options.length)
        Repeater {
            model: root.options
            SegmentedOption {
                required property string modelData
                required property int index
                text: modelData
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
