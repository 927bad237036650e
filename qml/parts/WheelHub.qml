import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The middle: the Earth, its night side, and the arrow to its sector. All of it turns, except the light on the Earth's seas.
Item {
    id: root

    property real radius
    property int sectors: 12
    property real turn

    readonly property real earth: radius * 0.115
    readonly property real middle: 180 / sectors // the centre of the Earth's sector, from the horizon

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: Theme.stroke(0.9)
            strokeColor: Theme.control
            fillColor: Theme.hub
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.26) }
        }
    }
    Shape {
        anchors.fill: parent
        rotation: root.turn
        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.skyA, 0.75)
            PathSvg { path: WheelMath.arc(root.radius, root.radius * 0.255, 0, 180) + "Z" }
        }
        ShapePath {
            strokeWidth: Theme.stroke(1.2)
            strokeColor: Qt.alpha(Theme.needle, Theme.quiet(0.6))
            fillColor: "transparent"
            PathSvg { path: WheelMath.spoke(root.radius, root.radius * 0.255, -root.radius * 0.255, 0) }
        }
        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.radius + root.earth * 0.4
                centerY: root.radius
                centerRadius: root.earth * 1.35
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Theme.earthLit }
                GradientStop { position: 0.55; color: Theme.earthSea }
                GradientStop { position: 1; color: Theme.earthRim }
            }
            PathSvg { path: WheelMath.circle(root.radius, root.earth) }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.needle
            PathSvg {
                path: "M" + WheelMath.at(root.radius, root.radius * 0.245, root.middle)
                    + "L" + WheelMath.at(root.radius, root.radius * 0.15, root.middle + 17)
                    + "L" + WheelMath.at(root.radius, root.radius * 0.168, root.middle)
                    + "L" + WheelMath.at(root.radius, root.radius * 0.15, root.middle - 17) + "Z"
            }
        }
    }
    Shape {
        anchors.fill: parent
        ShapePath {
            scale: Qt.size(root.earth / 21.62, root.earth / 21.62)
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.earthLand, 0.55)
            startX: 0
            startY: 0
            PathSvg { path: root.lands(root.radius / root.earth * 21.62) }
        }
    }
    Shape {
        anchors.fill: parent
        rotation: root.turn
        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha("#05060F", Theme.light ? 0.42 : 0.55)
            PathSvg { path: WheelMath.arc(root.radius, root.earth, 180, 360) + "Z" }
        }
        ShapePath {
            strokeWidth: 1.3
            strokeColor: Qt.alpha(Theme.needle, Theme.quiet(0.5))
            fillColor: "transparent"
            PathSvg { path: WheelMath.circle(root.radius, root.earth) }
        }
    }

    // Two pieces of land on an Earth of radius 21.62 with its middle at (c, c).
    function lands(c: real): string {
        return "M" + (c - 11.89) + " " + (c - 7.57) + "q7.57 -7.57 16.21 -2.16q-1.08 8.65 -8.65 8.65q-6.49 0 -7.57 -6.49Z"
            + "M" + (c + 2.16) + " " + (c + 4.32) + "q9.73 -3.24 10.81 4.32q-2.16 7.57 -8.65 6.49q-4.32 -4.32 -2.16 -10.81Z";
    }
}
