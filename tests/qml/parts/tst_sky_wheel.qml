import QtQuick
import QtTest
import Aphelion.Parts

TestCase {
    id: test
    name: "SkyWheel"
    when: windowShown
    width: 400
    height: 400
    visible: true

    Component {
        id: wheels
        SkyWheel { width: 376; height: 376 }
    }
    SignalSpy { id: tapped; signalName: "sectorTapped" }

    function init() {
        Theme.reducedMotion = true;
    }
    function make(properties) {
        const wheel = createTemporaryObject(wheels, test, properties);
        tapped.target = wheel;
        tapped.clear();
        return wheel;
    }
    function numbers(item, found) {
        if (item.objectName === "number")
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            numbers(item.children[i], found);
        return found;
    }
    function test_numbers_grow_with_the_type() {
        const wheel = make({});
        const before = numbers(wheel, [])[0].font.pixelSize;
        Theme.textScale = 2;
        verify(numbers(wheel, [])[0].font.pixelSize >= 1.2 * before); // as far as the theories leave room
        Theme.textScale = 1;
    }
    // Sector n stands n steps clockwise from the top.
    function tap(wheel, sector, part) {
        const angle = sector * 2 * Math.PI / wheel.sectors, r = wheel.radius * part;
        mouseClick(wheel, 188 + r * Math.sin(angle), 188 - r * Math.cos(angle));
    }

    function test_a_tap_in_the_middle_of_a_sector_names_it_data() {
        return [{ tag: "12", sectors: 12 }, { tag: "18", sectors: 18 }];
    }
    function test_a_tap_in_the_middle_of_a_sector_names_it(data) {
        const wheel = make({ sectors: data.sectors, earthSector: 5 });
        for (let sector = 1; sector <= data.sectors; ++sector) {
            for (const part of [0.35, 0.7, 0.9]) {
                tapped.clear();
                tap(wheel, sector, part);
                compare(tapped.count, 1);
                compare(tapped.signalArguments[0][0], sector);
            }
        }
    }
    function test_the_hub_and_the_corners_are_no_sector() {
        const wheel = make({});
        mouseClick(wheel, 188, 188);
        mouseClick(wheel, 188, 188 - 0.2 * 188);
        mouseClick(wheel, 4, 4);
        compare(tapped.count, 0);
    }
    function test_the_bright_half_begins_half_a_sector_before_the_earth() {
        const wheel = make({ sectors: 12, earthSector: 11 });
        compare(wheel.turn, 315);
        verify(wheel.bright(11) && wheel.bright(12) && wheel.bright(4));
        verify(!wheel.bright(5) && !wheel.bright(10));
    }
    function test_the_earth_goes_on_past_the_last_sector() {
        const wheel = make({ sectors: 12, earthSector: 12 });
        compare(wheel.turn, 345);
        wheel.earthSector = 1;
        compare(wheel.turn, 375);
    }
    function test_the_earth_turns_smoothly() {
        const wheel = make({ sectors: 12, earthSector: 1 });
        Theme.reducedMotion = false;
        wheel.earthSector = 2;
        verify(wheel.turn < 30);
        tryCompare(wheel, "turn", 45);
    }
    function test_arrows_move_a_sector_and_enter_taps_it() {
        const wheel = make({ sectors: 12, earthSector: 12 });
        wheel.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(wheel.focusSector, 1);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(tapped.signalArguments[0][0], 11);
    }
    function test_it_says_what_is_there() {
        const wheel = make({ sectors: 12, earthSector: 11, confirmed: [{ sector: 6, object: "D" }], focusSector: 6 });
        verify(wheel.Accessible.name.includes("12"));
        compare(wheel.Accessible.description, "Sector 6, hidden, dwarf planet");
    }
}
