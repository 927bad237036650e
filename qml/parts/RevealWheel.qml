pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The whole sky at the end: it opens sector by sector, Planet X last, with everybody's theories around it.
Item {
    id: root

    property string sky // a letter for each sector
    property var tokens: [] // {colour, sector, place, right}
    property bool opened: false // all at once, or step by step once opening() was called

    readonly property int sectors: Math.max(1, sky.length)
    readonly property real radius: Math.min(width, height) / 2
    readonly property int hidden: sky.indexOf("X") // the last to be shown
    property int shown: opened ? sectors : 0
    readonly property bool complete: shown >= sectors
    readonly property bool dense: sectors > 12

    signal finished()

    implicitWidth: 330
    implicitHeight: 330
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The sky", "spoken name of the wheel at the end")

    // When a sector's turn comes: in order, Planet X after all others.
    function turnOf(index: int): int {
        return index === hidden ? sectors - 1 : index > hidden && hidden >= 0 ? index - 1 : index;
    }
    function opening() {
        if (Theme.reveal > 0 && !complete)
            clock.restart();
    }
    function next() {
        root.shown = Math.min(root.sectors, root.shown + 1);
        if (root.complete)
            root.finished();
    }
    function all() {
        clock.stop();
        root.shown = root.sectors;
        root.finished();
    }
    Timer {
        id: clock
        repeat: true
        interval: root.shown === root.sectors - 1 ? Theme.revealPause : Theme.reveal
        onTriggered: {
            root.next();
            if (root.complete)
                stop();
        }
    }

    Item {
        id: dial
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.control
                strokeWidth: Theme.stroke(1)
                fillGradient: RadialGradient {
                    centerX: root.radius; centerY: root.radius
                    focalX: root.radius; focalY: root.radius
                    centerRadius: root.radius * 0.84
                    GradientStop { position: 0; color: Theme.skyA }
                    GradientStop { position: 0.55; color: Theme.skyB }
                    GradientStop { position: 1; color: Theme.skyC }
                }
                PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.84) }
            }
            ShapePath {
                strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.5))
                strokeWidth: Theme.stroke(1)
                fillColor: "transparent"
                PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.31, root.radius * 0.84, root.sectors, 1) }
            }
            ShapePath {
                strokeColor: root.complete ? Theme.needle : "transparent"
                strokeWidth: 2
                fillColor: root.complete ? Qt.alpha(Theme.needle, Theme.highContrast ? 0.1 : Theme.red ? 0.16 : 0.28) : "transparent"
                PathSvg { path: WheelMath.wedge(root.radius, root.radius * 0.31, root.radius * 0.84, (root.hidden + 0.5) * 360 / root.sectors, (root.hidden + 1.5) * 360 / root.sectors) }
            }
            ShapePath {
                strokeColor: Theme.control
                strokeWidth: Theme.stroke(1)
                fillColor: Theme.hub
                PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.31) }
            }
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: root.radius * 0.97; centerY: root.radius * 0.96
                    focalX: centerX; focalY: centerY
                    centerRadius: root.radius * 0.16
                    GradientStop { position: 0; color: Theme.earthLit }
                    GradientStop { position: 0.6; color: Theme.earthSea }
                    GradientStop { position: 1; color: Theme.earthRim }
                }
                PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.12) }
            }
        }
        Repeater {
            model: root.sectors
            Item {
                id: place
                required property int index
                readonly property real angle: (index + 1) * 360 / root.sectors
                readonly property string object: root.sky[index] ?? ""
                readonly property bool out: root.turnOf(index) < root.shown
                Accessible.role: Accessible.StaticText
                Accessible.name: out ? Words.sector(index + 1) + ", " + Words.object(object) : Words.sector(index + 1)
                x: face.x
                y: face.y
                width: 1
                height: 1
                Label {
                    x: WheelMath.x(root.radius, root.radius * (root.dense ? 0.775 : 0.76), place.angle) - place.x - width / 2
                    y: WheelMath.y(root.radius, root.radius * (root.dense ? 0.775 : 0.76), place.angle) - place.y - height / 2
                    text: place.index + 1
                    font.family: Theme.sans
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.max(10, root.radius * (root.dense ? 0.058 : 0.07))
                    color: Theme.text
                }
                Item {
                    id: face
                    property real size: root.radius * (root.dense ? 0.155 : 0.22)
                    parent: dial
                    x: WheelMath.x(root.radius, root.radius * 0.56, place.angle) - size / 2
                    y: WheelMath.y(root.radius, root.radius * 0.56, place.angle) - size / 2
                    width: size
                    height: size
                    opacity: place.out ? 1 : 0
                    scale: place.out ? 1 : 0.6
                    Behavior on opacity { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
                    Behavior on scale { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
                    Disc {
                        visible: place.object !== "E"
                        size: face.size
                        colour: Theme.objectColour(place.object)
                    }
                    ObjectIcon {
                        anchors.centerIn: parent
                        object: place.object
                        size: face.size * (place.object === "E" ? 0.6 : 0.66)
                        colour: place.object === "E" ? Theme.muted : Theme.accentInk
                    }
                }
            }
        }
        Repeater {
            model: root.complete ? root.tokens.length : 0
            Item {
                id: token
                required property int index
                readonly property var entry: root.tokens[index] ?? { colour: 0, sector: 1, place: 0, right: false }
                readonly property real size: root.radius * (root.dense ? 0.055 : 0.07)
                readonly property int column: [0, 1, -1][entry.place % 3]
                readonly property real angle: entry.sector * 360 / root.sectors + column * WheelMath.spread(root.dense ? 0.075 : 0.1, 0.92)
                x: WheelMath.x(root.radius, root.radius * (entry.place < 3 ? 0.895 : 0.965), angle) - size / 2
                y: WheelMath.y(root.radius, root.radius * (entry.place < 3 ? 0.895 : 0.965), angle) - size / 2
                width: size
                height: size
                PlayerShape {
                    anchors.centerIn: parent
                    player: token.entry.colour
                    size: token.size
                    opacity: token.entry.right ? 1 : 0.45
                }
                Icon {
                    visible: !token.entry.right
                    anchors.centerIn: parent
                    name: "ui-close"
                    size: token.size * 1.5
                    colour: Theme.highContrast ? Theme.text : Theme.danger
                }
            }
        }
    }
    TapHandler {
        enabled: !root.complete
        onTapped: Theme.reveal > 0 ? root.all() : root.next()
    }
}
