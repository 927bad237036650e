pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Planet X comes out of the dark: light opens around it like a flower, rings of it run outwards. Where in the sky it is
// does not show. Only scales, turns and fades, so that slow devices keep up; without motion it is simply there.
Item {
    id: root

    property color ink: Theme.objectColour("X")
    property bool blooms: true // otherwise it is there from the beginning
    property bool sign: true // of Planet X, on it; not where something else shows it

    readonly property real side: Math.min(width, height)
    readonly property real c: side / 2
    readonly property real planet: c * 0.27
    property real open: blooms ? 0 : 1

    implicitWidth: 320
    implicitHeight: 320
    Accessible.ignored: true

    function begin() {
        if (blooms)
            show.restart();
    }
    function finish() {
        show.complete();
    }
    SequentialAnimation {
        id: show
        PropertyAction { target: root; property: "open"; value: 0 }
        NumberAnimation { target: root; property: "open"; to: 1; duration: Theme.ms(1700); easing.type: Easing.OutCubic }
    }
    // How far something is that begins and ends at parts of the whole.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (open - from) / (to - from)));
    }

    Item {
        anchors.centerIn: parent
        width: root.side
        height: root.side

        Layer { // a glow behind everything
            visible: !Theme.highContrast
            opacity: root.part(0, 0.7)
            scale: 0.5 + 0.5 * root.part(0, 1)
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: root.c; centerY: root.c; focalX: centerX; focalY: centerY
                    centerRadius: Math.max(1, root.c)
                    GradientStop { position: 0; color: Qt.alpha(root.ink, Theme.light ? 0.34 : 0.5) }
                    GradientStop { position: 0.4; color: Qt.alpha(root.ink, Theme.light ? 0.12 : 0.18) }
                    GradientStop { position: 1; color: Qt.alpha(root.ink, 0) }
                }
                PathSvg { path: WheelMath.circle(root.c, root.c) }
            }
        }
        Petals { reach: 0.94; breadth: 0.17; turn: 11.25; strength: 0.16; from: 0.12; swing: -50 }
        Petals { reach: 0.74; breadth: 0.2; turn: 0; strength: 0.24; from: 0.04; swing: 40 }
        Petals { reach: 0.5; breadth: 0.17; turn: 11.25; strength: 0.42; from: 0; swing: -20 }
        Ripple { from: 0.1 }
        Ripple { from: 0.25 }
        Ripple { from: 0.4 }
        Layer { // sparks
            opacity: root.part(0.35, 0.8)
            scale: 0.35 + 0.65 * root.part(0.2, 1)
            ShapePath {
                strokeWidth: -1
                fillColor: Qt.alpha(Theme.dark ? "#FFFFFF" : root.ink, Theme.quiet(0.85))
                PathSvg {
                    path: WheelMath.sparkles(root.c, [[0.93, 17, 9], [0.8, 58, 6], [0.96, 101, 7], [0.78, 139, 9], [0.95, 188, 6],
                        [0.82, 228, 8], [0.94, 272, 9], [0.76, 313, 6], [0.98, 344, 5]])
                }
            }
        }
        Layer { // the half of its ring that is behind it
            opacity: root.part(0.3, 0.7)
            rotation: -24 - 16 * (1 - root.part(0.2, 1))
            ShapePath {
                strokeWidth: Math.max(1.5, root.c * 0.022)
                strokeColor: Qt.alpha(root.ink, Theme.quiet(0.7))
                fillColor: "transparent"
                PathSvg { path: root.half(0) }
            }
        }
        Layer { // the planet, lit from above
            scale: root.part(0, 0.45) * (1 + 0.12 * Math.sin(Math.PI * root.part(0.25, 0.75)))
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: root.c - root.planet * 0.35; centerY: root.c - root.planet * 0.4
                    focalX: centerX; focalY: centerY
                    centerRadius: Math.max(1, root.planet * 1.55)
                    GradientStop { position: 0; color: Qt.tint(root.ink, Qt.alpha("#FFFFFF", Theme.red ? 0.12 : 0.6)) }
                    GradientStop { position: 0.5; color: root.ink }
                    GradientStop { position: 1; color: Qt.darker(root.ink, 2.2) }
                }
                PathSvg { path: WheelMath.circle(root.c, root.planet) }
            }
        }
        Icon {
            anchors.centerIn: parent
            visible: root.sign
            name: "object-planet-x"
            size: root.planet * 1.15
            colour: Theme.accentInk
            opacity: root.part(0.35, 0.65)
        }
        Layer { // and the half before it
            opacity: root.part(0.3, 0.7)
            rotation: -24 - 16 * (1 - root.part(0.2, 1))
            ShapePath {
                strokeWidth: Math.max(1.5, root.c * 0.022)
                strokeColor: Qt.tint(root.ink, Qt.alpha("#FFFFFF", Theme.dark ? 0.35 : 0))
                fillColor: "transparent"
                PathSvg { path: root.half(1) }
            }
        }
    }
    // One half of a flat ring around the planet: 0 the one behind, 1 the one before it.
    function half(before: int): string {
        const wide = planet * 1.75, flat = planet * 0.46;
        return `M${c - wide} ${c}A${wide} ${flat} 0 0 ${before ? 0 : 1} ${c + wide} ${c}`;
    }

    component Layer: Shape {
        anchors.fill: parent
    }
    component Petals: BloomPetals {
        property real from
        anchors.fill: parent
        c: root.c
        ink: root.ink
        shown: root.part(from, from + 0.3)
        way: root.part(from, from + 0.85)
    }
    component Ripple: Layer {
        id: ripple
        property real from
        readonly property real way: root.part(from, from + 0.6)
        visible: root.open < 1 && way > 0
        opacity: 1 - way
        scale: 0.25 + 0.75 * way
        ShapePath {
            strokeWidth: 2
            strokeColor: root.ink
            fillColor: "transparent"
            PathSvg { path: WheelMath.circle(root.c, root.c * 0.97) }
        }
    }
}
