pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import "WheelMath.js" as WheelMath

// The icons on the wheel's rim as things to tap and to hear. By keyboard they are reached through their sectors.
Item {
    id: root

    property int sectors: 12
    property var gates: [] // {sector, kind, held}
    property var names: [] // what a screen reader says, by gate
    readonly property real radius: Math.min(width, height) / 2

    signal tapped(int index)

    Repeater {
        model: root.gates.length
        T.AbstractButton {
            id: button
            required property int index
            readonly property var gate: root.gates[index] ?? { sector: 1 }
            readonly property real angle: (gate.sector - 0.5 + (root.sectors > 12 ? 0.24 : 0.19)) * 360 / root.sectors
            objectName: "wedge" // the finger finds the rim, not this square
            x: (root.width - width) / 2 + WheelMath.x(0, root.radius * 0.955, angle)
            y: (root.height - height) / 2 + WheelMath.y(0, root.radius * 0.955, angle)
            width: Theme.touch
            height: Theme.touch
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.Button
            Accessible.name: root.names[index] ?? ""
            Accessible.onPressAction: clicked()
            onClicked: root.tapped(index)
            containmentMask: QtObject { // further in there are sectors
                function contains(point: point): bool {
                    return Math.hypot(button.x + point.x - root.width / 2, button.y + point.y - root.height / 2) > root.radius * 0.87
                        && point.x >= 0 && point.y >= 0 && point.x <= button.width && point.y <= button.height;
                }
            }
            Item { // for those who look for one
                objectName: "gate" + button.index
                anchors.fill: parent
            }
        }
    }
}
