import QtQuick

// The face of a button: fill, hairline, one step lighter while pressed, the focus ring around it.
Rectangle {
    id: root

    property color fill: Theme.raised
    property color line: Theme.control
    property bool down: false
    property bool focused: false

    color: down ? Theme.pressed(fill) : fill
    border.width: 1
    border.color: line
    Behavior on color { ColorAnimation { duration: Theme.pressTime } }
    FocusRing { corner: root.radius; visible: root.focused }
}
