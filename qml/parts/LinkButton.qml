import QtQuick
import QtQuick.Templates as T

// Words that can be tapped: a way off the main path.
T.AbstractButton {
    id: root

    implicitWidth: implicitContentWidth + 24
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
    font: Theme.label
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? "" : Words.unavailable
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Item {
        FocusRing { visible: Theme.isMarked(root); anchors.margins: 0 }
    }
    contentItem: Label {
        text: root.text
        font: root.font
        color: root.down ? Theme.text : Theme.accent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
