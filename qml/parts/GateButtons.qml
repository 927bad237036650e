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
            required property int index
            readonly property var gate: root.gates[index] ?? { sector: 1 }
            readonly property real angle: (gate.sector - 0.5 + (root.sectors > 12 ? 0.24 : 0.19)) * 360 / root.sectors
            objectName: "gate" + index
            x: (root.width - width) / 2 + WheelMath.x(0, root.radius * 0.98, angle)
            y: (root.height - height) / 2 + WheelMath.y(0, root.radius * 0.98, angle)
            width: Theme.touch
            height: Theme.touch
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.Button
            Accessible.name: root.names[index] ?? ""
            Accessible.onPressAction: clicked()
            onClicked: root.tapped(index)
        }
    }
}
