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
    function all(item, name, found) {
        if (item.objectName === name && item.visible)
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], name, found);
        return found;
    }
    function test_theories_and_own_notes_are_seen_and_told() {
        const wheel = make({ single: true, marks: [{ sector: 3, object: "A" }],
            tokens: [{ sector: 3, colour: 0, letter: "C", right: false }, { sector: 3, colour: 1, letter: "", right: false }, { sector: 8, colour: 2, letter: "", right: false }],
            noted: [{ sector: 3, object: "G", mark: "Certain", supposed: false }, { sector: 4, object: "C", mark: "Suspected", supposed: false }] });
        compare(all(wheel, "pickToken", []).length, 3);
        compare(all(wheel, "pickNoted", []).length, 2);
        const wedges = all(wheel, "wedge", []);
        compare(wedges[2].Accessible.name, "Sector 3, asteroid");
        compare(wedges[2].Accessible.description, "a theory: comet, a theory, face down, gas cloud, certain");
        compare(wedges[3].Accessible.description, "comet, suspected");
        tap(wheel, 4);
        compare(picked(wheel), "4-4");
    }
    function test_what_stands_in_a_sector_stays_within_the_ring_data() {
        return [{ tag: "standard", sectors: 12, scale: 1 }, { tag: "standard, large type", sectors: 12, scale: 2 },
            { tag: "expert", sectors: 18, scale: 1 }, { tag: "expert, large type", sectors: 18, scale: 2 }];
    }
    function test_what_stands_in_a_sector_stays_within_the_ring(data) {
        Theme.textScale = data.scale;
        const wheel = make({ single: true, sectors: data.sectors, width: 296, height: 296, marks: [{ sector: data.sectors, object: "A" }],
            tokens: [0, 1, 2, 3].map(colour => ({ sector: data.sectors, colour: colour, letter: "", right: false })),
            noted: ["C", "G"].map(object => ({ sector: data.sectors, object: object, mark: "Suspected", supposed: false })) });
        const number = all(wheel, "number", [])[data.sectors - 1]; // at the top of the wheel
        const middle = item => item.mapToItem(wheel, 0, item.height / 2).y;
        const size = wheel.radius;
        for (const token of all(wheel, "pickToken", [])) {
            verify(Math.abs(token.mapToItem(wheel, 0, 0).x - size) < 0.5 * 2 * Math.PI * size * 0.872 / data.sectors);
            verify(token.mapToItem(wheel, 0, 0).y + 0.04 * size < middle(number) - 0.36 * number.font.pixelSize, "token over the number");
        }
        for (const face of all(wheel, "pickNoted", [])) {
            const top = face.mapToItem(wheel, 0, 0).y, foot = top + face.height;
            verify(top > middle(number) + 0.36 * number.font.pixelSize, "note over the number");
            verify(foot < size - 0.52 * size + 1, "note in the hub");
        }
        Theme.textScale = 1;
    }
    function test_numbers_grow_with_the_type() {
        const wheel = make({});
        const before = all(wheel, "number", [])[0].font.pixelSize;
        Theme.textScale = 2;
        verify(all(wheel, "number", [])[0].font.pixelSize >= 1.35 * before); // as far as the theories leave room
        Theme.textScale = 1;
    }
    // Bright half, picked run and dark half, as they are seen.
    function test_a_picked_run_is_told_from_both_halves_data() {
        return [].concat(...["dark", "light", "red"].map(name => [false, true].map(high => ({ tag: name + (high ? ", high contrast" : ""), name: name, high: high }))));
    }
    function test_a_picked_run_is_told_from_both_halves(data) {
        Theme.name = data.name;
        Theme.highContrast = data.high;
        const wheel = make({ from: 12, to: 1 });
        waitForRendering(wheel);
        const picture = grabImage(wheel);
        const at = (sector, part) => { const place = spot(wheel, sector + 0.2, part); return [picture.red(place.x, place.y), picture.green(place.x, place.y), picture.blue(place.x, place.y)]; };
        const away = (one, other) => Math.max(...one.map((part, i) => Math.abs(part - other[i])));
        const run = at(12, 0.6), bright = at(3, 0.6), dark = at(8, 0.6);
        verify(away(run, dark) >= 24, "run " + run + ", dark half " + dark);
        verify(away(run, bright) >= 12, "run " + run + ", bright half " + bright);
        Theme.name = "dark";
        Theme.highContrast = false;
    }
    function test_with_eighteen_sectors() {
        const wheel = make({ sectors: 18, visibleFrom: 14, visibleLength: 9 });
        drag(wheel, [17, 18, 19, 20, 21, 22, 23, 24]);
        compare(picked(wheel), "17-4");
    }
}
