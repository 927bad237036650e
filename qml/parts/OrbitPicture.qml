import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The app's mark: a long orbit, the sun in one focus, Planet X at the far end, as large as fits.
Item {
    id: root

    property real middle: 0.5 // of the height: where the orbit's middle is
    property real largest: 2 // the orbit's room is 320 by 190 of these at most
    property color ink: Theme.needle

    // The orbit on its own grid: half axes, and the room it takes with the sun's glow.
    readonly property real longHalf: 128
    readonly property real shortHalf: 62
    readonly property real tilt: 18
    readonly property real ratio: Math.max(0.01, Math.min(width / 320, height / 190, largest))
    readonly property point centre: Qt.point(width / 2 + 8 * ratio, height * middle)
    readonly property real focal: Math.sqrt(longHalf * longHalf - shortHalf * shortHalf)
    readonly property real lineWidth: Math.max(1.2, 1.4 * ratio)
    readonly property real planet: 19.5 * Math.max(0.6, ratio)
    readonly property point sun: along(-focal, 0)
    readonly property point far: along(longHalf, 0)

    implicitWidth: 320
    implicitHeight: 190
    Accessible.ignored: true

    // A place on the orbit's own axes, as it stands on the screen.
    function along(x: real, y: real): point {
        const angle = WheelMath.rad(tilt);
        return Qt.point(centre.x + ratio * (x * Math.cos(angle) + y * Math.sin(angle)),
            centre.y + ratio * (y * Math.cos(angle) - x * Math.sin(angle)));
    }
    // The ellipse from just after the planet round to just before it.
    function orbit(gap: real): string {
        const a = longHalf * Math.cos(gap), b = shortHalf * Math.sin(gap);
        const from = along(a, b), over = along(-longHalf, 0), to = along(a, -b);
        const bow = `A${longHalf * ratio} ${shortHalf * ratio} ${-tilt} 0 1 `;
        return `M${from.x} ${from.y}${bow}${over.x} ${over.y}${bow}${to.x} ${to.y}`;
    }

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.sun.x
                centerY: root.sun.y
                centerRadius: 46 * root.ratio
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Qt.alpha(root.ink, Theme.highContrast ? 0 : Theme.light ? 0.3 : 0.55) }
                GradientStop { position: 1; color: Qt.alpha(root.ink, 0) }
            }
            PathSvg { path: WheelMath.circleAt(root.sun.x, root.sun.y, 46 * root.ratio) }
        }
        ShapePath {
            strokeWidth: root.lineWidth
            strokeColor: Qt.alpha(root.ink, Theme.quiet(0.8))
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: root.orbit(Math.asin(Math.min(1, 0.64 * root.planet / (root.shortHalf * root.ratio)))) }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: root.ink
            PathSvg { path: WheelMath.circleAt(root.sun.x, root.sun.y, 11 * root.ratio) }
        }
    }
    Icon {
        name: "object-planet-x"
        size: root.planet
        colour: root.ink
        x: root.far.x - size / 2
        y: root.far.y - size / 2
    }
}
