import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The still lines of the notes' wheel: the ring of numbers, the borders of the sectors, the limb.
Shape {
    id: root

    property real radius
    property int sectors: 12

    ShapePath {
        strokeWidth: -1
        fillColor: Qt.alpha(Theme.light ? Theme.surface : Theme.background, 0.55)
        fillRule: ShapePath.OddEvenFill
        PathSvg { path: WheelMath.ring(root.radius, root.radius * 0.79, root.radius * 0.91) }
    }
    ShapePath {
        strokeWidth: Theme.stroke(1)
        strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.6))
        fillColor: "transparent"
        PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.79) + WheelMath.circle(root.radius, root.radius * 0.91) }
    }
    ShapePath {
        strokeWidth: Theme.stroke(0.9)
        strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.45))
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.26, root.radius * 0.91, Math.max(1, root.sectors), 1) }
    }
    ShapePath {
        strokeWidth: Theme.stroke(0.8)
        strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.35))
        fillColor: "transparent"
        PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.955) }
    }
}
