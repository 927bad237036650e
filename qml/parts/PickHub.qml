import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The quiet middle of the wheel for picking, the horizon at both ends of the visible half, and the focus ring.
Item {
    id: root

    property real radius
    property real turn
    property bool focused: false

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: 0.9
            strokeColor: Theme.control
            fillColor: Theme.background
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.52) }
        }
    }
    Shape {
        objectName: "focusMark"
        anchors.fill: parent
        visible: root.focused
        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.accent
            fillColor: "transparent"
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.92 + 4) }
        }
    }
    WheelHorizon {
        anchors.fill: parent
        radius: root.radius
        turn: root.turn
        inner: 0.52
        rim: 0.92
        outer: 0.92
        rimShown: false
    }
}
