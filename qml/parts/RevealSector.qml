import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// A sector of the sky at the end: dark until its turn comes, then what is in it. It fills the whole dial.
Item {
    id: root

    property int sector: 1
    property int sectors: 12
    property string object
    property bool out: false

    readonly property real c: width / 2
    readonly property bool dense: sectors > 12
    readonly property real angle: sector * 360 / sectors
    readonly property real half: 180 / sectors

    Shape { // the shutter
        anchors.fill: parent
        opacity: root.out ? 0 : 1
        Behavior on opacity { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
        ShapePath {
            strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.5))
            strokeWidth: Theme.stroke(1)
            fillColor: Theme.ground
            PathSvg { path: WheelMath.wedge(root.c, root.c * 0.31, root.c * 0.84, root.angle - root.half, root.angle + root.half) }
        }
    }
    Label {
        x: WheelMath.x(root.c, root.c * (root.dense ? 0.775 : 0.76), root.angle) - width / 2
        y: WheelMath.y(root.c, root.c * (root.dense ? 0.775 : 0.76), root.angle) - height / 2
        text: root.sector
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(10, root.c * (root.dense ? Theme.onWheel(0.058, 0.075) : Theme.onWheel(0.07, 0.1)))
        color: Theme.text
        Accessible.ignored: true
    }
    Item {
        id: face
        readonly property real size: root.c * (root.dense ? 0.155 : 0.22)
        x: WheelMath.x(root.c, root.c * 0.56, root.angle) - size / 2
        y: WheelMath.y(root.c, root.c * 0.56, root.angle) - size / 2
        width: size
        height: size
        opacity: root.out ? 1 : 0
        scale: root.out ? 1 : 0.3
        Accessible.role: Accessible.StaticText
        Accessible.name: root.out ? Words.sector(root.sector) + ", " + Words.object(root.object) : Words.sector(root.sector)
        Behavior on opacity { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
        Behavior on scale { NumberAnimation { duration: Theme.reveal * 1.6; easing.type: Easing.OutBack } }
        Disc {
            visible: root.object !== "E"
            size: face.size
            colour: Theme.objectColour(root.object)
        }
        ObjectIcon {
            anchors.centerIn: parent
            object: root.object
            size: face.size * (root.object === "E" ? 0.6 : 0.66)
            colour: root.object === "E" ? Theme.muted : Theme.accentInk
        }
    }
}
