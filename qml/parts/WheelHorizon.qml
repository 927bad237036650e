import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The edge of the bright half: the straight horizon and the rim. It turns with the half.
Shape {
    id: root

    property real radius
    property real turn
    property real inner: 0.26
    property real rim: 0.91
    property real outer: 0.955
    property bool rimShown: true

    rotation: turn
    ShapePath {
        strokeWidth: Theme.stroke(1.4)
        strokeColor: Qt.alpha(Theme.needle, Theme.quiet(0.85))
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg {
            path: WheelMath.spoke(root.radius, root.radius * root.inner, root.radius * root.outer, 0)
                + WheelMath.spoke(root.radius, root.radius * root.inner, root.radius * root.outer, 180)
        }
    }
    ShapePath {
        strokeWidth: Theme.stroke(1.6)
        strokeColor: root.rimShown ? Qt.alpha(Theme.needle, Theme.quiet(0.9)) : "transparent"
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
        PathSvg { path: WheelMath.arc(root.radius, root.radius * root.rim, 0, 180) }
    }
}
