import QtQuick
import QtQuick.Templates as T

// One of the views in a segmented control.
T.TabButton {
    id: root

    property bool current: false
    property bool stacked: false

    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
    checkable: false // whoever holds it says which one is current
    focusPolicy: Qt.StrongFocus
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
            fill: root.current ? Theme.selected : "transparent"
            line: root.current ? Theme.accent : "transparent"
            down: root.down && root.current
            focused: Theme.isMarked(root)
        }
    }
    contentItem: Label {
        text: root.text
        font: root.current ? Theme.label : Theme.labelPlain
        color: root.current ? Theme.text : Theme.muted
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
}
