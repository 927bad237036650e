import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The picked run: a tinted band with an accent border.
Shape {
    id: root

    property real radius
    property real from // degrees
    property real to

    ShapePath {
        strokeWidth: 2.5
        strokeColor: Theme.accent
        fillColor: Theme.band
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: WheelMath.wedge(root.radius, root.radius * 0.52, root.radius * 0.92, root.from, root.to) }
    }
}
