pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// What is known of a sector while one is picked: the theories that lie there at the rim, the own notes towards the middle.
Item {
    id: root

    property real radius
    property real angle
    property real step: 30 // degrees of a sector
    property var tokens: [] // {colour, letter, right}
    property var noted: [] // {object, mark, supposed}
    property real notedAt: 0.62 // of the radius
    property real notedSize: 0.11

    // Of the radius: as large as so many side by side may be.
    function fitted(size: real, far: real, count: int): real {
        return Math.min(size, 0.94 * WheelMath.rad(root.step) * far / Math.max(1, count));
    }

    Repeater {
        model: root.tokens
        Item {
            id: token
            required property int index
            required property var modelData
            readonly property real far: 0.925
            readonly property real pitch: root.fitted(Math.max(0.078, 15 / Math.max(1, root.radius)), far, root.tokens.length) // a letter can be read on it
            readonly property real place: root.angle + WheelMath.spread((index - (root.tokens.length - 1) / 2) * pitch, far)
            objectName: "pickToken"
            x: WheelMath.x(root.radius, root.radius * far, place)
            y: WheelMath.y(root.radius, root.radius * far, place)
            PlayerShape {
                x: -width / 2
                y: -height / 2
                player: token.modelData.colour
                size: root.radius * token.pitch * 0.84
                letter: token.modelData.letter
            }
        }
    }
    Repeater {
        model: root.noted
        NoteWheelFace {
            required property int index
            required property var modelData
            readonly property real pitch: root.fitted(root.notedSize, root.notedAt, root.noted.length)
            readonly property real place: root.angle + WheelMath.spread((index - (root.noted.length - 1) / 2) * pitch, root.notedAt)
            objectName: "pickNoted"
            size: root.radius * pitch * 0.94
            x: WheelMath.x(root.radius, root.radius * root.notedAt, place) - size / 2
            y: WheelMath.y(root.radius, root.radius * root.notedAt, place) - size / 2
            object: modelData.object
            mark: modelData.mark
            supposed: modelData.supposed
            opacity: Theme.quiet(0.85)
        }
    }
}
