import QtQuick
import "PickRun.js" as PickRun
import "WheelMath.js" as WheelMath

// The finger on the wheel for picking: tap, drag from a sector, drag a handle.
MouseArea {
    id: root

    property real radius
    property int sectors: 12
    property int visibleFrom: 1
    property int visibleLength: 6
    property var open: []
    property int from: 0 // the handles; 0 = none
    property int to: 0
    property bool single: false

    property int pressedSector: 0
    property int stays: -1 // the offset that does not move while dragging
    property int last: -1
    property real slip: 0 // from the finger to the middle of the sector whose handle it holds
    property bool dragging: false

    signal tapped(int sector)
    signal dragged(int stays, int moves) // offsets from the first visible sector
    signal slid(int sector)
    signal refused(int sector) // it cannot be picked

    preventStealing: true
    Accessible.ignored: true

    function angle(): real {
        return WheelMath.angleAt(mouseX, mouseY, root.radius);
    }
    function offsetOf(sector: int): int {
        return PickRun.offset(sector, root.visibleFrom, root.sectors);
    }
    function near(sector: real): bool {
        const c = root.radius, border = sector * 360 / root.sectors;
        const away = Math.hypot(mouseX - WheelMath.x(c, c * 0.92, border), mouseY - WheelMath.y(c, c * 0.92, border));
        return root.from !== 0 && away <= Math.max(Theme.touch / 2, c * 0.075);
    }
    function grab(moves: int, remains: int) {
        stays = offsetOf(remains);
        last = offsetOf(moves);
        slip = WheelMath.mod(moves * 360 / root.sectors - angle() + 180, 360) - 180;
        dragging = true;
    }

    onPressed: event => {
        const far = WheelMath.distance(mouseX, mouseY, root.radius) / root.radius;
        pressedSector = WheelMath.sectorAt(mouseX, mouseY, root.radius, root.sectors);
        slip = 0;
        dragging = false;
        stays = last = offsetOf(pressedSector);
        if (near(root.to + 0.5))
            grab(root.to, root.from);
        else if (near(root.from - 0.5))
            grab(root.from, root.to);
        else if (far < 0.52 || far > 1 || !root.open.includes(pressedSector)) {
            event.accepted = false;
            if (far >= 0.52 && far <= 1)
                root.refused(pressedSector);
        }
    }
    onPositionChanged: {
        if (root.single) {
            const sector = WheelMath.sectorAt(mouseX, mouseY, root.radius, root.sectors);
            dragging = dragging || sector !== pressedSector;
            root.slid(sector);
            return;
        }
        last = PickRun.under(angle() + slip, root.visibleFrom, root.visibleLength, root.sectors, last);
        dragging = dragging || last !== stays;
        if (dragging)
            root.dragged(stays, last);
    }
    onReleased: {
        if (!dragging)
            root.tapped(pressedSector);
    }
}
