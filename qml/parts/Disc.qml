import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// A round spot around the place where it stands, true to fractions of a pixel under every renderer.
Shape {
    id: root

    property real size: 10 // diameter of the fill's edge, or of the line's middle
    property color colour: "transparent"
    property color line: "transparent"
    property real lineWidth: 0

    width: size
    height: size
    ShapePath {
        strokeWidth: root.lineWidth > 0 ? root.lineWidth : -1
        strokeColor: root.line
        fillColor: root.colour
        PathSvg { path: WheelMath.circle(root.size / 2, root.size / 2) }
    }
}
