pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// One sector of the notes' wheel: its number in the outer ring, its faces from the rim inward.
Item {
    id: root

    property real radius
    property real angle
    property bool crowded: false // 18 sectors
    property var side: ({ sector: 1, visible: false, faces: [] })

    readonly property real outermost: 0.755
    readonly property real room: crowded ? 0.42 : 0.46 // of the radius, for all faces
    readonly property real largest: crowded ? 0.15 : 0.19
    readonly property real pitch: Math.min(largest, room / Math.max(1, side.faces.length))
    // A single face stands in the middle of its room's outer half.
    readonly property real first: side.faces.length === 1 ? 0.62 : outermost - pitch / 2

    Label {
        x: WheelMath.x(root.radius, root.radius * 0.85, root.angle) - width / 2
        y: WheelMath.y(root.radius, root.radius * 0.85, root.angle) - height / 2
        text: root.side.sector
        font.family: Theme.sans
        font.pixelSize: Math.max(11, Math.round(root.radius * (root.crowded ? Theme.onWheel(0.06, 0.075) : Theme.onWheel(0.075, 0.095))))
        font.weight: root.side.visible ? Font.DemiBold : Font.Medium
        color: root.side.wrong ? Theme.danger : root.side.visible ? Theme.text : Theme.muted
    }
    Disc {
        visible: root.side.faces.length === 0
        x: WheelMath.x(root.radius, root.radius * 0.62, root.angle) - width / 2
        y: WheelMath.y(root.radius, root.radius * 0.62, root.angle) - height / 2
        size: 3
        colour: Theme.muted
    }
    Repeater {
        model: root.side.faces
        NoteWheelFace {
            required property int index
            required property var modelData
            readonly property real far: root.radius * (root.first - index * root.pitch)
            x: WheelMath.x(root.radius, far, root.angle) - width / 2
            y: WheelMath.y(root.radius, far, root.angle) - height / 2
            size: root.radius * root.pitch * 0.9
            object: modelData.object
            mark: modelData.mark
            supposed: modelData.layer > 0
            wrong: modelData.wrong
        }
    }
}
