pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The lowest layer: the hidden half as a disc, and the bright half with its stars, which turns.
Item {
    id: root

    property real radius
    property real turn // degrees at which the bright half begins
    property real outer: 0.91
    readonly property real shine: Theme.highContrast ? 0 : 1
    readonly property real starSize: Math.max(0.5, radius / 188 * 0.75)

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.radius
                centerY: root.radius
                centerRadius: root.radius * root.outer
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Theme.groundC }
                GradientStop { position: 1; color: Theme.ground }
            }
            PathSvg { path: WheelMath.circle(root.radius, root.radius * root.outer) }
        }
    }
    Shape {
        anchors.fill: parent
        rotation: root.turn
        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.radius
                centerY: root.radius
                centerRadius: root.radius * root.outer
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Theme.skyA }
                GradientStop { position: 0.55; color: Theme.skyB }
                GradientStop { position: 1; color: Theme.skyC }
            }
            PathSvg { path: WheelMath.arc(root.radius, root.radius * root.outer, 0, 180) + "Z" }
        }
        StarPath { strength: Theme.dark ? 0.3 : 0.16; count: 60; seed: 7 }
        StarPath { strength: Theme.dark ? 0.5 : 0.26; count: 44; seed: 4711 }
        StarPath { strength: Theme.dark ? 0.7 : 0.4; count: 22; seed: 90125; size: root.starSize * 1.3 }
        ShapePath {
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.star, root.shine * (Theme.dark ? 0.75 : 0.35))
            PathSvg { path: WheelMath.sparkles(root.radius, [[0.70, 28, 4.2], [0.66, 128, 3.4], [0.58, 70, 2.8], [0.74, 161, 2.6]]) }
        }
    }

    component StarPath: ShapePath {
        id: stars
        property real strength
        property int count
        property int seed
        property real size: root.starSize
        strokeWidth: -1
        fillColor: Qt.alpha(Theme.star, root.shine * stars.strength)
        fillRule: ShapePath.WindingFill
        PathSvg {
            path: WheelMath.stars(root.radius, root.radius * 0.28, root.radius * (root.outer - 0.13), root.radius * 0.37, root.radius * 0.49,
                stars.count, stars.size, stars.seed)
        }
    }
}
