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
        transformOrigin: Item.TopLeft // without a size in Qt 6.4, as large as its paths in Qt 6.8
        rotation: root.angle
        ShapePath { // three grooves across the rim
            scale: Qt.size(root.disc, root.disc)
            strokeWidth: 1.3
            strokeColor: Theme.accentInk
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M-.22 -.29V.29M0 -.29V.29M.22 -.29V.29" }
        }
    }
}
