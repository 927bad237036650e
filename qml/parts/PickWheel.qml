pragma ComponentBehavior: Bound
import QtQuick
import "PickRun.js" as PickRun

// Picks a run of visible sectors, or one sector, on the wheel. Only legal picks are possible.
FocusScope {
    id: root

    property int sectors: 12
    property int visibleFrom: 1
    property int visibleLength: sectors / 2
    property var ends: [] // sectors on which a run may begin and end; empty = all visible ones
    property string endsObject: "C" // the icon those carry
    property var marks: [] // {sector, object}: what is to stand in a sector
    property var tokens: [] // {sector, colour, letter, right}: theories that lie there
    property var noted: [] // {sector, object, mark, supposed}: what the own notes hold for certain or suspect
    property bool single: false // pick one sector instead of a run
    property var allowed: [] // which one, when single; empty = all
    property int from: 0 // 0 = none; assign, do not bind
    property int to: 0
    default property alias hub: hub.data // what stands in the middle

    readonly property real radius: Math.min(width, height) / 2
    readonly property real step: 360 / sectors
    readonly property var run: PickRun.legal(ends, visibleFrom, visibleLength, sectors) // offsets that may be ends
    readonly property var open: !enabled ? [] : single ? (allowed.length > 0 ? allowed : Array.from({ length: sectors }, (_, i) => i + 1))
        : Array.from({ length: visibleLength }, (_, i) => PickRun.sector(i, visibleFrom, sectors))
    readonly property int count: from === 0 ? 0 : PickRun.offset(to, from, sectors) + 1
    readonly property real hubRadius: radius * 0.52
    property int anchor: -1 // the end that stays, as an offset

    signal changed()
    signal refused(int sector) // somebody tapped one that cannot be picked

    implicitWidth: 376
    implicitHeight: 376
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: from === 0 ? qsTr("No sectors picked", "spoken on the wheel for picking")
        : from === to ? Words.sector(from) : qsTr("Sectors %1 to %2", "spoken on the wheel for picking").arg(from).arg(to)

    Accessible.onIncreaseAction: arrow(1, false)
    Accessible.onDecreaseAction: arrow(-1, false)

    function put(first: int, last: int) {
        if (first === root.from && last === root.to)
            return;
        root.from = first;
        root.to = last;
        root.changed();
    }
    // The run between two offsets, each moved to the nearest one that may be an end.
    function pickRun(one: int, other: int) {
        if (root.run.length === 0)
            return;
        root.anchor = PickRun.nearest(root.run, one);
        const cursor = PickRun.nearest(root.run, other);
        put(PickRun.sector(Math.min(root.anchor, cursor), root.visibleFrom, root.sectors),
            PickRun.sector(Math.max(root.anchor, cursor), root.visibleFrom, root.sectors));
    }
    function pickSector(sector: int) {
        if (root.single && root.open.includes(sector))
            put(sector, sector);
    }
    // A tap: one sector, or the run from the one picked before.
    function tap(sector: int) {
        if (root.single || !root.open.includes(sector)) {
            pickSector(sector);
            return;
        }
        const at = offsetOf(sector);
        pickRun(root.from !== 0 && root.from === root.to && sector !== root.from ? offsetOf(root.from) : at, at);
    }
    function offsetOf(sector: int): int {
        return PickRun.offset(sector, root.visibleFrom, root.sectors);
    }
    function arrow(by: int, extend: bool) {
        if (root.single) {
            const ordered = root.open.slice().sort((a, b) => a - b);
            const beyond = root.from === 0 ? ordered[0] : PickRun.next(ordered, root.from, by);
            pickSector(beyond !== root.from ? beyond : by > 0 ? ordered[0] : ordered[ordered.length - 1]);
        } else if (root.from === 0) {
            pickRun(0, 0);
        } else if (extend) {
            const stays = root.anchor >= 0 ? root.anchor : offsetOf(root.from);
            const moves = stays === offsetOf(root.to) ? offsetOf(root.from) : offsetOf(root.to);
            pickRun(stays, PickRun.next(root.run, moves, by));
        } else {
            const first = PickRun.next(root.run, offsetOf(root.from), by), last = PickRun.next(root.run, offsetOf(root.to), by);
            if (first !== offsetOf(root.from) && last !== offsetOf(root.to))
                pickRun(first, last);
        }
    }

    Keys.onPressed: event => {
        const by = event.key === Qt.Key_Right || event.key === Qt.Key_Down ? 1
            : event.key === Qt.Key_Left || event.key === Qt.Key_Up ? -1 : 0;
        event.accepted = by !== 0;
        if (by !== 0)
            arrow(by, (event.modifiers & Qt.ShiftModifier) !== 0);
    }

    Item {
        id: dial
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width

        WheelSky { anchors.fill: parent; radius: root.radius; outer: 0.92; turn: (root.visibleFrom - 0.5) * root.step }
        PickHub { anchors.fill: parent; radius: root.radius; turn: (root.visibleFrom - 0.5) * root.step; focused: root.activeFocus }
        PickBand {
            anchors.fill: parent
            visible: root.from !== 0
            radius: root.radius
            from: (root.from - 0.5) * root.step
            to: from + Math.max(1, root.count) * root.step
        }
        Repeater {
            model: root.single ? root.marks : []
            PickBand {
                required property var modelData
                anchors.fill: parent
                radius: root.radius
                from: (modelData.sector - 0.5) * root.step
                to: from + root.step
            }
        }
        PickSectors {
            anchors.fill: parent
            radius: root.radius
            sectors: root.sectors
            open: root.open
            ends: root.single ? [] : root.ends
            endsObject: root.endsObject
            marks: root.marks
            tokens: root.tokens
            noted: root.noted
            onPressed: sector => root.tap(sector)
        }
        PickHandle { visible: root.from !== 0 && !root.single; radius: root.radius; angle: (root.from - 0.5) * root.step }
        PickHandle { visible: root.from !== 0 && !root.single; radius: root.radius; angle: (root.to + 0.5) * root.step }
        PickTouch {
            anchors.fill: parent
            radius: root.radius
            sectors: root.sectors
            visibleFrom: root.visibleFrom
            visibleLength: root.visibleLength
            open: root.open
            from: root.single ? 0 : root.from
            to: root.single ? 0 : root.to
            single: root.single
            onTapped: sector => root.tap(sector)
            onDragged: (stays, moves) => root.pickRun(stays, moves)
            onSlid: sector => root.pickSector(sector)
            onRefused: sector => root.refused(sector)
            onPressedChanged: {
                if (pressed)
                    root.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
        Item {
            id: hub
            anchors.centerIn: parent
            width: root.hubRadius * 1.5
            height: root.hubRadius * 1.3
        }
    }
}
