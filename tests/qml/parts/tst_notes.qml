import QtQuick
import QtTest
import Aphelion.Parts

TestCase {
    id: test
    name: "Notes"
    when: windowShown
    width: 400
    height: 700
    visible: true

    Component {
        id: grids
        NoteGrid {
            width: 358
            height: 600
            columns: ["C", "A", "D", "G", "E", "X"].map(object => ({ object: object, certain: 1, total: 4 }))
            sides: Array.from({ length: 12 }, (_, i) => ({ sector: i + 1, visible: i < 6, cometSector: i === 1 }))
            cells: sheet
        }
    }
    ListModel { id: sheet }
    Component { id: cells; NoteCell {} }
    Component {
        id: wheels
        NoteWheel {
            width: 360
            height: 360
            sides: Array.from({ length: 18 }, (_, i) => ({ sector: i + 1, visible: i < 9, cometSector: false, wrong: false,
                faces: i === 2 ? [{ object: "C", mark: "Suspected", layer: 0, wrong: false }] : [] }))
        }
    }
    SignalSpy { id: tapped; signalName: "cellTapped" }
    SignalSpy { id: held; signalName: "cellHeld" }
    SignalSpy { id: sectorTapped; signalName: "sectorTapped" }

    function cell(sector, object, mark) {
        return { cell: { sector: sector, object: object, mark: mark, origin: "Hand", layer: 0, wrong: false } };
    }
    function init() {
        sheet.clear();
        for (let sector = 1; sector <= 12; ++sector)
            sheet.append([..."CADGEX"].map(object => cell(sector, object, "Possible")));
    }
    function make(properties) {
        const grid = createTemporaryObject(grids, test, properties ?? {});
        tapped.target = held.target = grid;
        tapped.clear();
        held.clear();
        return grid;
    }
    function cleanup() {
        Theme.textScale = 1;
    }

    function test_a_tap_names_sector_and_object() {
        const grid = make();
        mouseClick(grid.cellAt(0, 0));
        mouseClick(grid.cellAt(10, 3));
        compare(tapped.signalArguments[0][0], 1);
        compare(tapped.signalArguments[0][1], "C");
        compare(tapped.signalArguments[1][0], 11);
        compare(tapped.signalArguments[1][1], "G");
    }
    function test_a_held_cell_is_not_tapped() {
        const grid = make();
        mousePress(grid.cellAt(2, 1));
        held.wait(2000);
        mouseRelease(grid.cellAt(2, 1));
        compare(held.signalArguments[0][0], 3);
        compare(held.signalArguments[0][1], "A");
        compare(tapped.count, 0);
    }
    function test_arrows_move_and_enter_taps() {
        const grid = make();
        grid.forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(tapped.signalArguments[0][0], 2);
        compare(tapped.signalArguments[0][1], "D");
    }
    function test_the_menu_key_asks_for_more() {
        const grid = make();
        grid.forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Menu);
        keyClick(Qt.Key_F10, Qt.ShiftModifier);
        compare(held.count, 2);
        compare(held.signalArguments[1][0], 2);
        compare(held.signalArguments[1][1], "C");
        compare(tapped.count, 0);
    }
    function test_one_cell_changes_and_the_others_stay() {
        const grid = make();
        const changed = grid.cellAt(4, 2);
        const other = grid.cellAt(4, 3);
        sheet.set(4 * 6 + 2, cell(5, "D", "Certain"));
        compare(grid.cellAt(4, 2), changed);
        compare(grid.cellAt(4, 3), other);
        compare(changed.mark, "Certain");
        compare(other.mark, "Possible");
    }
    function test_the_wheel_says_what_stands_in_a_sector() {
        const wheel = createTemporaryObject(wheels, test);
        compare(wheel.spoken(wheel.sides[2]), "Sector 3, visible, comet, suspected");
        sectorTapped.target = wheel;
        sectorTapped.clear();
        mouseClick(wheel, 180, 36);
        compare(sectorTapped.signalArguments[0][0], 18);
        wheel.forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(sectorTapped.signalArguments[1][0], 1);
    }
    function test_cells_can_be_touched_at_every_width_data() {
        return [{ tag: "320", width: 296, scale: 1 }, { tag: "390", width: 358, scale: 1 }, { tag: "200 %", width: 358, scale: 2 }];
    }
    function test_cells_can_be_touched_at_every_width(data) {
        Theme.textScale = data.scale;
        const grid = make({ width: data.width });
        verify(grid.cellWidth >= 44 && grid.cellHeight >= 44, grid.cellWidth + " x " + grid.cellHeight);
    }
    function test_a_cell_says_mark_and_origin() {
        const cell = createTemporaryObject(cells, test, { sector: 3, object: "C", mark: "Suspected", origin: "Hand" });
        compare(cell.Accessible.name, "Sector 3, comet, suspected, by hand");
        cell.mark = "Possible";
        compare(cell.Accessible.name, "Sector 3, comet, possible");
        cell.wrong = true;
        verify(cell.Accessible.name.endsWith("contradicts"));
    }
}
