import QtQuick
import QtQuick.Templates as T

// A few views of one thing, side by side; with very large type one under the other.
T.Control {
    id: root

    property var options: [] // strings
    property int currentIndex: 0
    readonly property bool stacked: Theme.textScale >= 1.75

    signal chosen(int index)

    implicitWidth: 240
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.PageTabList
    Accessible.name: options.join(", ")

    background: Rectangle {
        y: root.stacked ? 0 : 4
        height: root.height - 2 * y
        radius: root.stacked ? Theme.radiusTile : height / 2
        color: Theme.surface
        border.color: Theme.outline
    }
    contentItem: Grid {
        id: grid
        columns: root.stacked ? 1 : Math.max(1, root.options.length)
        Repeater {
            model: root.options
            T.AbstractButton {
                id: option
                required property string modelData
                required property int index
                readonly property bool current: index === root.currentIndex

                text: modelData
                width: root.availableWidth / grid.columns
                height: Math.max(Theme.touch, label.implicitHeight + 12)
                focusPolicy: Qt.StrongFocus
                onClicked: {
                    root.currentIndex = option.index;
                    root.chosen(option.index);
                }
                Keys.onReturnPressed: clicked()
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selected: current
                Accessible.onPressAction: clicked()

                background: Item {
                    Surface {
                        y: root.stacked ? 0 : 4
                        width: parent.width
                        height: parent.height - 2 * y
                        radius: root.stacked ? Theme.radiusTile : height / 2
                        fill: option.current ? Theme.selected : "transparent"
                        line: option.current ? Theme.accent : "transparent"
                        down: option.down && option.current
                        focused: option.visualFocus
                    }
                }
                contentItem: Text {
                    id: label
                    text: option.text
                    font: option.current ? Theme.label : Theme.labelPlain
                    color: option.current ? Theme.text : Theme.muted
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
