pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// What stands still: the time track, the rings of the theory track, the borders of the sectors, the limb with its ticks.
Item {
    id: root

    property real radius
    property int sectors: 12
    property real turn
    readonly property int ticks: sectors > 12 ? 5 : 6

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.light ? Theme.surface : Theme.background, 0.55)
            fillRule: ShapePath.OddEvenFill
            PathSvg { path: WheelMath.ring(root.radius, root.radius * 0.80, root.radius * 0.91) }
        }
    }
    Shape {
        anchors.fill: parent
        rotation: root.turn
        ShapePath { // the Earth's own sector on the time track
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.needle, 0.26)
            PathSvg { path: WheelMath.wedge(root.radius, root.radius * 0.80, root.radius * 0.91, 0, 360 / root.sectors) }
        }
    }
    Shape {
        anchors.fill: parent
        LinePath {
            strength: 0.75
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.91) + WheelMath.circle(root.radius, root.radius * 0.80) }
        }
        LinePath {
            strength: 0.34
            strokeWidth: Theme.stroke(0.8)
            strokeStyle: ShapePath.DashLine
            dashPattern: [1.9, 3.75]
            PathSvg {
                path: WheelMath.circle(root.radius, root.radius * 0.72) + WheelMath.circle(root.radius, root.radius * 0.64)
                    + WheelMath.circle(root.radius, root.radius * 0.56)
            }
        }
        LinePath {
            strength: 0.55
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.48) + WheelMath.circle(root.radius, root.radius * 0.26) }
        }
        LinePath {
            strength: 0.45
            strokeWidth: Theme.stroke(0.9)
            PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.26, root.radius * 0.91, root.sectors, 1) }
        }
        LinePath {
            strength: 0.35
            strokeWidth: Theme.stroke(0.8)
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.955) }
        }
        LinePath {
            strength: 0.9
            PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.915, root.radius * 0.955, root.sectors, 1) }
        }
        LinePath {
            strength: 0.5
            strokeWidth: Theme.stroke(0.7)
            PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.915, root.radius * 0.932, root.sectors, root.ticks) }
        }
    }

    component LinePath: ShapePath {
        property real strength: 1
        strokeWidth: Theme.stroke(1)
        strokeColor: Qt.alpha(Theme.control, Theme.quiet(strength))
        fillColor: "transparent"
        capStyle: ShapePath.FlatCap
    }
}
