import QtQuick
import "PickRun.js" as PickRun
import "WheelMath.js" as WheelMath

// The finger on the wheel for picking: tap, drag from a sector, drag a handle.
MouseArea {
    id: root

    property PickWheel wheel

    property int pressedSector: 0
    property int stays: -1 // the offset that does not move while dragging
    property int last: -1
    property real slip: 0 // from the finger to the middle of the sector whose handle it holds
    property bool dragging: false

    preventStealing: true
    Accessible.ignored: true

    function angle(): real {
        return WheelMath.angleAt(mouseX, mouseY, wheel.radius);
    }
    function near(border: real): bool {
        const c = wheel.radius, x = WheelMath.x(c, c * 0.92, border), y = WheelMath.y(c, c * 0.92, border);
        return Math.hypot(mouseX - x, mouseY - y) <= Math.max(Theme.touch / 2, c * 0.075);
    }
    function grab(moves: int, remains: int) {
        stays = wheel.offsetOf(remains);
        last = wheel.offsetOf(moves);
        slip = WheelMath.mod(moves * wheel.step - angle() + 180, 360) - 180;
        dragging = true;
    }
    function follow() {
        last = PickRun.under(angle() + slip, wheel.visibleFrom, wheel.visibleLength, wheel.sectors, last);
        dragging = dragging || last !== stays;
        if (dragging)
            wheel.pickRun(stays, last);
    }

    onPressed: event => {
        const far = WheelMath.distance(mouseX, mouseY, wheel.radius) / wheel.radius;
        pressedSector = WheelMath.sectorAt(mouseX, mouseY, wheel.radius, wheel.sectors);
        slip = 0;
        dragging = false;
        wheel.forceActiveFocus(Qt.MouseFocusReason);
        if (wheel.from !== 0 && !wheel.single && near((wheel.to + 0.5) * wheel.step)) {
            grab(wheel.to, wheel.from);
        } else if (wheel.from !== 0 && !wheel.single && near((wheel.from - 0.5) * wheel.step)) {
            grab(wheel.from, wheel.to);
        } else if (far >= 0.52 && far <= 1 && wheel.open.includes(pressedSector)) {
            stays = wheel.offsetOf(pressedSector);
            last = stays;
        } else {
            event.accepted = false;
        }
    }
    onPositionChanged: {
        if (wheel.single)
            wheel.pickSector(WheelMath.sectorAt(mouseX, mouseY, wheel.radius, wheel.sectors));
        else
            follow();
    }
    onReleased: {
        if (!dragging)
            wheel.tap(pressedSector);
    }
}
