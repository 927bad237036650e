pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// The pawns on the time track, the rearmost of a sector first; a pawn that moves goes along the track.
Item {
    id: root

    property real radius
    property int sectors: 12
    property var pawns: [] // {colour, sector, place, toAct}
    property bool still: false

    function together(sector: int): int {
        return root.pawns.filter(pawn => pawn.sector === sector).length;
    }
    function pitch(count: int): real {
        return root.sectors > 12 ? (count > 3 ? 0.078 : 0.084) : 0.114;
    }

    Repeater {
        model: 4
        Item {
            id: pawn
            required property int index
            readonly property var entry: root.pawns.find(entry => entry.colour === index)
            readonly property int count: entry ? root.together(entry.sector) : 1
            readonly property real goal: !entry ? 0 : entry.sector * 360 / root.sectors
                + WheelMath.spread((entry.place - (count - 1) / 2) * root.pitch(count), 0.855)
            property real angle: 0
            property bool settled: false
            property int duration: 0

            visible: entry !== undefined
            x: WheelMath.x(root.radius, root.radius * 0.855, angle)
            y: WheelMath.y(root.radius, root.radius * 0.855, angle)

            // Forward round the track; a short way back is an undo or a new place in the same sector.
            function go() {
                const way = WheelMath.mod(goal - angle + 60, 360) - 60;
                const further = Math.max(0, Math.abs(way) * root.sectors / 360 - 1);
                duration = Theme.pawnFirst + Theme.pawnFurther * further;
                angle += way;
                settled = entry !== undefined;
            }
            onGoalChanged: go()
            Component.onCompleted: go()
            Behavior on angle {
                enabled: pawn.settled && !root.still
                NumberAnimation { duration: pawn.duration; easing.type: Easing.InOutSine }
            }

            Disc {
                x: -size / 2
                y: -size / 2
                visible: pawn.entry !== undefined && (pawn.entry.toAct ?? false)
                size: root.radius * (root.sectors > 12 ? 0.105 : 0.13)
                lineWidth: 1.6
                line: Theme.needle
            }
            PlayerShape {
                x: -width / 2
                y: -height / 2
                player: pawn.index
                size: root.radius * (root.sectors > 12 ? 0.064 : 0.082)
            }
        }
    }
}
