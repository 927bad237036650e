import QtQuick

// Two pixels of accent, two pixels outside the control that has the keyboard.
Rectangle {
    property real corner: Theme.radiusTile

    anchors.fill: parent
    anchors.margins: -4
    color: "transparent"
    radius: corner + 4
    border.width: 2
    border.color: Theme.accent
}
