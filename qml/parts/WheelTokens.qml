pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// Theories on their track: a lane per player in every sector, so that nothing needs stacking.
Item {
    id: root

    property real radius
    property int sectors: 12
    property var tokens: [] // {colour, sector, space, letter, right}

    readonly property real share: sectors > 12 ? 0.88 : 0.86

    Repeater {
        model: root.tokens.length
        Item {
            id: token
            required property int index
            readonly property var entry: root.tokens[index] ?? { colour: 0, sector: 1, space: 0, letter: "", right: false }
            readonly property real track: root.radius * (0.76 - 0.08 * entry.space)
            readonly property real lane: root.share * 360 / root.sectors / 4
            readonly property real angle: entry.sector * 360 / root.sectors + (entry.colour - 1.5) * lane
            readonly property real diameter: Math.min(root.radius * (root.sectors > 12 ? 0.046 : 0.064),
                0.92 * WheelMath.rad(lane) * track)
            readonly property string place: entry.colour + ":" + entry.sector
            readonly property string face: entry.letter + (entry.right ? "!" : "")
            property string turnedPlace
            property string shownLetter
            property bool shownRight

            // A token that is turned up shows its new face when it stands on edge.
            onFaceChanged: place === turnedPlace && Theme.tokenTurn > 0 ? turning.restart() : show()
            onPlaceChanged: show()
            Component.onCompleted: show()
            function show() {
                turnedPlace = place;
                shownLetter = entry.letter ?? "";
                shownRight = entry.right ?? false;
            }

            x: WheelMath.x(root.radius, track, angle)
            y: WheelMath.y(root.radius, track, angle)
            transform: Scale { id: edge }

            Disc {
                x: -size / 2
                y: -size / 2
                visible: token.shownRight
                size: 1.48 * token.diameter
                lineWidth: 1.3
                line: Theme.success
            }
            PlayerShape {
                x: -width / 2
                y: -height / 2
                player: token.entry.colour
                size: token.diameter
                letter: token.shownLetter
            }
            SequentialAnimation {
                id: turning
                NumberAnimation { target: edge; property: "xScale"; to: 0; duration: Theme.tokenTurn / 2 }
                ScriptAction { script: token.show() }
                NumberAnimation { target: edge; property: "xScale"; to: 1; duration: Theme.tokenTurn / 2 }
            }
        }
    }
}
