import QtQuick
import QtTest
import Aphelion.Parts

TestCase {
    id: test
    name: "PickWheel"
    when: windowShown
    width: 400
    height: 400
    visible: true

    Component {
        id: wheels
        PickWheel { width: 376; height: 376; sectors: 12; visibleFrom: 11; visibleLength: 6 }
    }
    SignalSpy { id: changed; signalName: "changed" }

    function make(properties) {
        const wheel = createTemporaryObject(wheels, test, properties);
        changed.target = wheel;
        changed.clear();
        return wheel;
    }
    function spot(wheel, sector, part) {
        const angle = sector * 2 * Math.PI / wheel.sectors, r = wheel.radius * part;
        return Qt.point(188 + r * Math.sin(angle), 188 - r * Math.cos(angle));
    }
    function tap(wheel, sector) {
        const at = spot(wheel, sector, 0.7);
        mouseClick(wheel, at.x, at.y);
    }
    // A finger that goes along the ring through these places, handles included.
    function drag(wheel, sectors, part) {
        const at = sectors.map(sector => spot(wheel, sector, part ?? 0.7));
        mousePress(wheel, at[0].x, at[0].y);
        for (const next of at.slice(1))
            mouseMove(wheel, next.x, next.y);
        mouseRelease(wheel, at[at.length - 1].x, at[at.length - 1].y);
    }
    function picked(wheel) {
        return wheel.from + "-" + wheel.to;
    }

    function test_a_drag_follows_the_finger_past_the_last_sector() {
        const wheel = make({});
        drag(wheel, [11, 12, 13, 14]);
        compare(picked(wheel), "11-2");
        compare(wheel.count, 4);
        compare(changed.count, 3); // 12, 1, 2
    }
    function test_a_drag_goes_either_way_round() {
        const wheel = make({});
        drag(wheel, [14, 13, 12]);
        compare(picked(wheel), "12-2");
    }
    function test_a_drag_stops_at_the_horizon() {
        const wheel = make({});
        drag(wheel, [13, 14, 15, 16, 17, 18, 19, 20, 21]);
        compare(picked(wheel), "1-4");
        drag(wheel, [13.2, 12, 11, 10, 9, 8, 7, 6]);
        compare(picked(wheel), "11-1");
    }
    function test_a_hidden_sector_cannot_be_picked() {
        const wheel = make({});
        drag(wheel, [8, 9, 10, 11, 12]);
        tap(wheel, 6);
        compare(picked(wheel), "0-0");
        compare(changed.count, 0);
    }
    function test_a_tap_picks_one_and_a_second_tap_the_run_between() {
        const wheel = make({});
        tap(wheel, 2);
        compare(picked(wheel), "2-2");
        tap(wheel, 12);
        compare(picked(wheel), "12-2");
        tap(wheel, 4);
        compare(picked(wheel), "4-4");
    }
    function test_comets_end_a_run_only_on_their_sectors() {
        const ends = [11, 2, 3];
        const wheel = make({ ends: ends });
        for (let one = 11; one <= 16; ++one) {
            for (let other = 11; other <= 16; ++other) {
                wheel.from = wheel.to = 0;
                drag(wheel, [one, other]);
                verify(wheel.from !== 0 && ends.includes(wheel.from) && ends.includes(wheel.to), one + " to " + other + ": " + picked(wheel));
            }
        }
        wheel.from = wheel.to = 0;
        drag(wheel, [11, 12, 13, 14, 15]);
        compare(picked(wheel), "11-3");
    }
    function test_a_handle_moves_its_end() {
        const wheel = make({ from: 12, to: 2 });
        drag(wheel, [14.5, 15, 15.5, 16.5], 0.92);
        compare(picked(wheel), "12-4");
        drag(wheel, [11.5, 12.5], 0.92);
        compare(picked(wheel), "1-4");
    }
    function test_arrows_move_and_shift_extends() {
        const wheel = make({});
        wheel.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "11-11");
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "12-12");
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        compare(picked(wheel), "12-1");
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "1-2");
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(picked(wheel), "12-1");
        for (let i = 0; i < 9; ++i)
            keyClick(Qt.Key_Right);
        compare(picked(wheel), "3-4");
    }
    function test_keys_keep_to_comets_too() {
        const wheel = make({ ends: [11, 2, 3] });
        wheel.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "11-11");
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        compare(picked(wheel), "11-2");
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "2-3");
    }
    function test_one_sector_among_those_allowed() {
        const wheel = make({ single: true, allowed: [12, 1, 4] });
        tap(wheel, 11);
        compare(picked(wheel), "0-0");
        drag(wheel, [12, 13, 14]);
        compare(picked(wheel), "1-1");
        wheel.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "4-4");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(picked(wheel), "1-1");
    }
    function test_with_eighteen_sectors() {
        const wheel = make({ sectors: 18, visibleFrom: 14, visibleLength: 9 });
        drag(wheel, [17, 18, 19, 20, 21, 22, 23, 24]);
        compare(picked(wheel), "17-4");
    }
}
