import QtQuick

// The "!" on whatever cannot be.
Rectangle {
    id: root

    property real size: 16.5

    width: size
    height: size
    radius: size / 2
    antialiasing: true
    color: Theme.danger
    border.width: size / 11
    border.color: Theme.background
    Rectangle {
        x: (root.size - width) / 2
        y: root.size * 0.25
        width: root.size * 0.105
        height: root.size * 0.33
        radius: width / 2
        antialiasing: true
        color: Theme.dangerInk
    }
    Rectangle {
        x: (root.size - width) / 2
        y: root.size * 0.65
        width: root.size * 0.12
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.dangerInk
    }
}
