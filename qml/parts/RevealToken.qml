import QtQuick
import "WheelMath.js" as WheelMath

// A theory outside its sector: whose it is, and once the sector is open whether it was right. It fills the whole dial.
Item {
    id: root

    property var entry // {colour, sector, place, right}
    property int sectors: 12
    property bool out: false

    readonly property real c: width / 2
    readonly property bool dense: sectors > 12
    readonly property real size: c * (dense ? 0.055 : 0.07)
    readonly property real far: c * (entry.place < 3 ? 0.895 : 0.965)
    readonly property int column: [0, 1, -1][entry.place % 3]
    readonly property real angle: entry.sector * 360 / sectors + column * WheelMath.spread(dense ? 0.075 : 0.1, 0.92)

    PlayerShape {
        x: WheelMath.x(root.c, root.far, root.angle) - width / 2
        y: WheelMath.y(root.c, root.far, root.angle) - height / 2
        player: root.entry.colour
        size: root.size
        opacity: root.out && root.entry.right ? 1 : 0.45
        scale: root.out && root.entry.right ? 1 : 0.8
        Behavior on scale { NumberAnimation { duration: Theme.reveal * 1.6; easing.type: Easing.OutBack } }
    }
    Icon {
        visible: root.out && !root.entry.right
        x: WheelMath.x(root.c, root.far, root.angle) - width / 2
        y: WheelMath.y(root.c, root.far, root.angle) - height / 2
        name: "ui-close"
        size: root.size * 1.5
        colour: Theme.highContrast ? Theme.text : Theme.danger
    }
}
