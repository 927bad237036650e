import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The grip on one end of a run.
Item {
    id: root

    property real radius
    property real angle

    readonly property real disc: radius * 0.075

    x: WheelMath.x(radius, radius * 0.92, angle)
    y: WheelMath.y(radius, radius * 0.92, angle)

    Disc {
        x: -root.disc
        y: -root.disc
        size: 2 * root.disc
        colour: Theme.accent
        lineWidth: 2
        line: Theme.background
    }
    Shape {
        x: -root.disc
        y: -root.disc
        width: 2 * root.disc
        height: width
        rotation: root.angle
        ShapePath { // three grooves across the rim
            scale: Qt.size(root.disc, root.disc)
            strokeWidth: 1.3
            strokeColor: Theme.accentInk
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M.78 .71V1.29M1 .71V1.29M1.22 .71V1.29" }
        }
    }
}
