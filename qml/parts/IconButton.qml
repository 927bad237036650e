import QtQuick
import QtQuick.Templates as T

// A small icon in a touchable square: back, close, undo, redo, help, more. The text is its spoken name.
T.AbstractButton {
    id: root

    property string iconName
    property bool framed: false
    property color colour: framed ? Theme.muted : Theme.text

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? "" : Words.unavailable
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()

    background: Surface {
        radius: height / 2
        fill: root.framed || root.down ? Theme.surface : "transparent"
        line: root.framed ? Theme.outline : "transparent"
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.iconName
            size: 22
            colour: root.enabled ? root.colour : Theme.muted
            opacity: root.enabled ? 1 : Theme.dimmed(0.6)
        }
    }
}
