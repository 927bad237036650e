import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// A round spot or a ring, true to fractions of a pixel under every renderer. The ring is a fill: stroked small circles show corners.
Shape {
    id: root

    property real size: 10 // diameter of the fill's edge, or of the line's middle
    property color colour: "transparent"
    property color line: "transparent"
    property real lineWidth: 0

    width: size
    height: size
    ShapePath {
        strokeWidth: -1
        fillColor: root.colour
        PathSvg { path: WheelMath.circle(root.size / 2, root.size / 2) }
    }
    ShapePath {
        strokeWidth: -1
        fillColor: root.lineWidth > 0 ? root.line : "transparent"
        fillRule: ShapePath.OddEvenFill
        PathSvg { path: WheelMath.ring(root.size / 2, Math.max(0.1, (root.size - root.lineWidth) / 2), (root.size + root.lineWidth) / 2) }
    }
}
