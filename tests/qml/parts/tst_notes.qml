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
            columns: ["C", "A", "D", "G", "E", "X"].map(object => ({ object: object, count: "1 of 4" }))
            rows: test.sheet(12)
        }
    }
    Component { id: cells; NoteCell {} }
    SignalSpy { id: tapped; signalName: "cellTapped" }
    SignalSpy { id: held; signalName: "cellHeld" }

    function sheet(count) {
        const cell = { mark: "possible", origin: "hand", layer: 0, wrong: false };
        return Array.from({ length: count }, (_, i) => ({ sector: i + 1, bright: i < 6, comet: i === 1, cells: Array(6).fill(cell) }));
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
    function test_cells_can_be_touched_at_every_width_data() {
        return [{ tag: "320", width: 296, scale: 1 }, { tag: "390", width: 358, scale: 1 }, { tag: "200 %", width: 358, scale: 2 }];
    }
    function test_cells_can_be_touched_at_every_width(data) {
        Theme.textScale = data.scale;
        const grid = make({ width: data.width });
        verify(grid.cellWidth >= 44 && grid.cellHeight >= 44, grid.cellWidth + " x " + grid.cellHeight);
    }
    function test_a_cell_says_mark_and_origin() {
        const cell = createTemporaryObject(cells, test, { sector: 3, object: "C", mark: "suspected", origin: "hand" });
        compare(cell.Accessible.name, "Sector 3, comet, suspected, by hand");
        cell.wrong = true;
        verify(cell.Accessible.name.endsWith("contradicts"));
    }
}
