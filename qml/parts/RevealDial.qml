import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The sky at the end without what is in it: the disc, its sectors, the Earth in the middle, and the sector of Planet X.
Shape {
    id: root

    property int sectors: 12
    property int found: -1 // the index of the lit sector

    readonly property real c: width / 2

    ShapePath {
        strokeColor: Theme.control
        strokeWidth: Theme.stroke(1)
        fillGradient: RadialGradient {
            centerX: root.c; centerY: root.c
            focalX: root.c; focalY: root.c
            centerRadius: Math.max(1, root.c * 0.84)
            GradientStop { position: 0; color: Theme.skyA }
            GradientStop { position: 0.55; color: Theme.skyB }
            GradientStop { position: 1; color: Theme.skyC }
        }
        PathSvg { path: WheelMath.circle(root.c, root.c * 0.84) }
    }
    ShapePath {
        strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.5))
        strokeWidth: Theme.stroke(1)
        fillColor: "transparent"
        PathSvg { path: WheelMath.spokes(root.c, root.c * 0.31, root.c * 0.84, root.sectors, 1) }
    }
    ShapePath {
        strokeColor: root.found >= 0 ? Theme.needle : "transparent"
        strokeWidth: 2
        fillColor: root.found >= 0 ? Qt.alpha(Theme.needle, Theme.highContrast ? 0.1 : Theme.red ? 0.16 : 0.28) : "transparent"
        PathSvg { path: WheelMath.wedge(root.c, root.c * 0.31, root.c * 0.84, (root.found + 0.5) * 360 / root.sectors, (root.found + 1.5) * 360 / root.sectors) }
    }
    ShapePath {
        strokeColor: Theme.control
        strokeWidth: Theme.stroke(1)
        fillColor: Theme.hub
        PathSvg { path: WheelMath.circle(root.c, root.c * 0.31) }
    }
    ShapePath {
        strokeWidth: -1
        fillGradient: RadialGradient {
            centerX: root.c * 0.97; centerY: root.c * 0.96
            focalX: centerX; focalY: centerY
            centerRadius: Math.max(1, root.c * 0.16)
            GradientStop { position: 0; color: Theme.earthLit }
            GradientStop { position: 0.6; color: Theme.earthSea }
            GradientStop { position: 1; color: Theme.earthRim }
        }
        PathSvg { path: WheelMath.circle(root.c, root.c * 0.12) }
    }
}
