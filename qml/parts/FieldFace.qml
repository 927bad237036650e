import QtQuick

// The face of a place to type in: a thin line around it, a strong one while it has the keyboard.
Rectangle {
    id: root

    property bool focused: false
    property bool wrong: false

    radius: Theme.radiusStrip
    color: Theme.surface
    border.color: wrong ? Theme.danger : Theme.control
    Rectangle {
        objectName: "focusMark"
        visible: root.focused
        anchors.fill: parent
        radius: root.radius
        color: "transparent"
        border.width: 2
        border.color: root.wrong ? Theme.danger : Theme.accent
    }
}
