import QtQuick
import QtQuick.Shapes

// The corner of a cell that says where its mark comes from. By hand has none.
Item {
    id: root

    property string origin: "Hand"
    property color colour: Theme.muted

    implicitWidth: 12
    implicitHeight: 12

    Shape {
        visible: root.origin === "Start"
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.needle
            PathSvg { path: "M0.5 0.5H8.5Q11.5 0.5 11.5 3.5V11.5Z" }
        }
    }
    Rectangle {
        visible: root.origin === "OwnAnswer"
        x: 2.5
        y: 4
        width: 5.5
        height: 5.5
        antialiasing: true
        color: root.colour
    }
    Rectangle {
        visible: root.origin === "Public"
        x: 1.9
        y: 3.4
        width: 6.7
        height: 6.7
        radius: 3.35
        antialiasing: true
        color: "transparent"
        border.width: 1.3
        border.color: root.colour
    }
    Rectangle {
        visible: root.origin === "Printed"
        x: 2
        y: 6
        width: 6
        height: 1.5
        antialiasing: true
        color: Qt.alpha(root.colour, Theme.quiet(0.8))
    }
}
