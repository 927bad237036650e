import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

TestCase {
    id: test
    name: "NotesPage"
    when: windowShown
    visible: true
    width: 390
    height: 760

    property NotesPage page: null
    property NotesModel notes: NotesModel { session: stage.session }

    Stage { id: stage }
    Component { id: pages; NotesPage {} }

    function begin(mode: var) {
        compare(stage.begin(mode ?? "standard", ["Ana", "Luca"]), "");
        compare(stage.sit(0), "");
        open();
    }
    function open(properties: var) {
        page?.destroy();
        page = createTemporaryObject(pages, test, Object.assign({ session: stage.session, width: test.width, height: test.height }, properties ?? {}));
        waitForRendering(page);
    }
    function init() {
        Theme.reducedMotion = true;
        Theme.textScale = 1;
        begin("standard");
    }
    function part(name: string): Item {
        const found = findChild(page, name) ?? findChild(test.Window.window, name);
        verify(found, name);
        return found;
    }
    // Something in the page or in a sheet over it, by what a screen reader says.
    function named(name, from) {
        const start = from ?? test.Window.contentItem;
        for (let i = 0; i < start.children.length; ++i) {
            const child = start.children[i];
            if (!child.visible)
                continue;
            if (child.Accessible.name === name && child.Accessible.role !== Accessible.NoRole && child.Accessible.role !== Accessible.Heading && child.Accessible.role !== Accessible.Grouping)
                return child;
            const found = named(name, child);
            if (found)
                return found;
        }
        return null;
    }
    function tap(name: string) {
        const found = named(name);
        verify(found, name);
        press(found);
    }
    function press(item: Item) {
        for (let up = item; up; up = up.parent)
            waitForItemPolished(up);
        mouseClick(item);
    }
    function cell(sector: int, object: string): Item {
        return part("noteGrid").cellAt(sector - 1, "CADGEX".indexOf(object));
    }
    // A free cell of each sort: starting facts differ from game to game, but never cover a whole row of X and E.
    function free(object: string): int {
        return notes.sectors.map(side => side.sector).find(sector => notes.cell(sector, object).mark === "Possible" && notes.cell(sector, object).origin === "Hand");
    }
    function suppose(sector: int, object: string, mark: string) {
        compare(notes.set(sector, object, mark), "");
    }

    function test_a_tap_cycles_and_is_stored() {
        const sector = free("X");
        for (const mark of ["No", "Suspected", "Certain", "Possible", "No"]) {
            mouseClick(cell(sector, "X"));
            compare(notes.cell(sector, "X").mark, mark);
            compare(cell(sector, "X").mark, mark);
        }
        stage.lock();
        compare(stage.sit(0), "");
        compare(notes.cell(sector, "X").mark, "No");
    }
    function test_a_tap_redraws_one_cell() {
        const sector = free("X");
        const before = cell(sector, "X");
        mouseClick(before);
        compare(cell(sector, "X"), before);
    }
    function test_undo_and_redo() {
        const sector = free("E");
        mouseClick(cell(sector, "E"));
        tap("Undo");
        compare(notes.cell(sector, "E").mark, "Possible");
        tap("Redo");
        compare(notes.cell(sector, "E").mark, "No");
    }
    function test_what_cannot_be_undone_says_why() {
        tap("Undo");
        compare(part("desk").saying, "Nothing to undo yet.");
        tap("Redo");
        compare(part("desk").saying, "Nothing to redo yet.");
        mouseClick(cell(free("X"), "X"));
        compare(part("desk").saying, "");
    }
    function test_undo_leaves_a_what_if_and_redo_opens_it_again() {
        tap("What if");
        tap("Undo");
        compare(notes.depth, 0);
        tap("Redo");
        compare(notes.depth, 1);
    }
    function test_undo_walks_back_through_a_kept_what_if() {
        const first = free("X");
        mouseClick(cell(first, "X"));
        tap("What if");
        const second = free("X");
        mouseClick(cell(second, "X"));
        tap("Keep");
        tap("Undo");
        compare(notes.depth, 0);
        compare(notes.cell(second, "X").mark, "Possible");
        compare(notes.cell(first, "X").mark, "No");
        tap("Undo");
        compare(notes.cell(first, "X").mark, "Possible");
        tap("Redo");
        tap("Redo");
        compare(notes.cell(second, "X").mark, "No");
        compare(notes.depth, 0);
    }
    function test_a_cell_that_does_not_exist_says_where_comets_can_be() {
        mouseClick(cell(1, "C"));
        compare(part("desk").saying, "Comets can only be in 2, 3, 5, 7, 11.");
        verify(!part("change").visible);
    }
    function test_a_tap_on_a_starting_fact_explains_it_and_changes_nothing() {
        const fact = notes.facts[0];
        const at = cell(fact.sector, fact.object).mapToItem(page, 0, 0);
        for (let i = 0; i < 3; ++i) {
            mouseClick(cell(fact.sector, fact.object));
            compare(notes.cell(fact.sector, fact.object).mark, "No");
            compare(part("desk").saying, "One of your starting facts.");
            waitForRendering(page);
            compare(cell(fact.sector, fact.object).mapToItem(page, 0, 0), at); // under the finger
        }
        verify(!notes.canUndo);
        tap("Change this mark");
        tryVerify(() => named("Suspected") !== null);
        tap("Suspected");
        compare(notes.cell(fact.sector, fact.object).mark, "Suspected");
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("Suspected") === null);
        mouseClick(cell(fact.sector, fact.object)); // a mark of one's own goes on
        compare(notes.cell(fact.sector, fact.object).mark, "Certain");
        compare(part("desk").saying, "");
    }
    function test_a_tap_on_an_answer_explains_it() {
        stage.lock();
        const first = stage.table.waitingFor[0];
        compare(stage.act(first, { target: 3 }), "");
        compare(stage.sit(first), "");
        open();
        const cells = notes.sectors[2].cells.filter(cell => cell.factOrigin === "OwnAnswer");
        for (const told of cells) {
            mouseClick(cell(3, told.object));
            compare(notes.cell(3, told.object).mark, told.mark);
            verify(part("desk").saying.startsWith("Your own answer. You targeted sector 3: "), part("desk").saying);
        }
        verify(cells.length > 2);
    }
    function test_by_keyboard_a_given_mark_is_explained_and_changed_by_name() {
        const fact = notes.facts[0];
        cell(fact.sector, fact.object).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Space);
        compare(notes.cell(fact.sector, fact.object).mark, "No");
        named("Change this mark").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => named("Certain") !== null);
        named("Certain").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(notes.cell(fact.sector, fact.object).mark, "Certain");
        keyClick(Qt.Key_Escape);
        tryVerify(() => cell(fact.sector, fact.object).activeFocus);
        compare(part("desk").saying, "");
    }
    function test_on_its_side_a_word_does_not_move_the_tools() {
        open({ width: 844, height: 390 });
        const at = named("Undo").mapToItem(page, 0, 0);
        tap("Undo");
        compare(part("desk").saying, "Nothing to undo yet.");
        waitForRendering(page);
        compare(named("Undo").mapToItem(page, 0, 0), at);
    }
    function test_in_the_sheet_of_a_sector_a_given_mark_is_changed_by_choosing_only() {
        const fact = notes.facts[0];
        mouseClick(cell(fact.sector, fact.object), 10, 10, Qt.RightButton);
        tryVerify(() => named("Certain") !== null);
        const objects = part("sectorCells");
        const large = objects.children["CADGEX".indexOf(fact.object)].cell;
        press(large);
        press(large);
        compare(notes.cell(fact.sector, fact.object).mark, "No");
        verify(named("One of your starting facts."));
        tap("Certain");
        compare(notes.cell(fact.sector, fact.object).mark, "Certain");
    }
    function test_the_laws_are_one_tap_away_data() {
        return [{ tag: "standard", comets: "Comet × 2, only in sectors 2, 3, 5, 7 and 11", dwarfs: "Dwarf planet × 1, never beside Planet X" },
                { tag: "expert", comets: "Comet × 2, only in sectors 2, 3, 5, 7, 11, 13 and 17",
                  dwarfs: "Dwarf planet × 4, never beside Planet X, all within exactly 6 sectors" }];
    }
    function test_the_laws_are_one_tap_away(data) {
        begin(data.tag);
        for (const view of ["Grid", "Wheel", "Record"]) {
            tap(view);
            tap("Laws of the sky");
            tryVerify(() => named(data.comets) !== null);
            verify(named("Asteroid × 4, always beside another asteroid"));
            verify(named(data.dwarfs));
            tap("Close");
            tryVerify(() => named(data.comets) === null);
        }
    }
    function test_a_dropped_what_if_leaves_no_trace() {
        const sector = free("X");
        tap("What if");
        mouseClick(cell(sector, "X"));
        mouseClick(cell(sector, "X"));
        compare(part("hypothesis").text, "What if " + sector + " is Planet X?");
        verify(cell(sector, "X").supposed);
        tap("Drop");
        compare(notes.depth, 0);
        compare(notes.cell(sector, "X").mark, "Possible");
        verify(!cell(sector, "X").supposed);
    }
    function test_a_kept_what_if_stays() {
        const sector = free("X");
        tap("What if");
        mouseClick(cell(sector, "X"));
        tap("Keep");
        compare(notes.depth, 0);
        compare(notes.cell(sector, "X").mark, "No");
        verify(!cell(sector, "X").supposed);
    }
    function test_a_what_if_in_a_what_if_says_so() {
        tap("What if");
        verify(!named("Inside another what-if, 2 deep"));
        tap("What if");
        verify(named("Inside another what-if, 2 deep"));
        tap("Drop");
        compare(notes.depth, 1);
    }
    function test_a_contradiction_is_named_and_not_kept() {
        const first = free("X");
        suppose(first, "X", "Certain");
        tap("What if");
        const second = free("X");
        suppose(second, "X", "Certain");
        const why = "Planet X is certain in 2 sectors, but there is only one.";
        compare(part("whyNotKept").text, why);
        verify(cell(first, "X").wrong && cell(second, "X").wrong);
        verify(!named("Keep").enabled);
        compare(named("Keep").Accessible.description, why);
        mouseClick(named("Keep"));
        compare(notes.depth, 1);
        tap("Drop");
        verify(!cell(first, "X").wrong);
    }
    function test_a_contradiction_on_the_ground_is_named() {
        for (const side of notes.sectors)
            notes.set(side.sector, "X", "No");
        compare(part("whatCannotBe").text, "No sector is left for Planet X.");
        verify(part("whatCannotBe").visible);
    }
    function test_the_sheet_of_a_sector_sets_a_mark_directly() {
        const sector = free("X");
        mousePress(cell(sector, "X"));
        tryVerify(() => named("Certain") !== null);
        mouseRelease(cell(sector, "X"));
        verify(named("Nothing is known yet."));
        tap("Certain");
        compare(notes.cell(sector, "X").mark, "Certain");
        verify(named("Marked by you."));
        keyClick(Qt.Key_Escape);
        tryVerify(() => named("Certain") === null);
    }
    function test_a_starting_fact_says_where_it_comes_from() {
        const fact = notes.facts[0];
        mouseClick(cell(fact.sector, fact.object), 10, 10, Qt.RightButton);
        tryVerify(() => named("One of your starting facts.") !== null);
        tap("Certain");
        verify(named("You were told otherwise: not here."));
        verify(named("One of your starting facts."));
    }
    function test_the_wheel_opens_the_same_sheet() {
        tap("Wheel");
        const wheel = part("noteWheel");
        mouseClick(wheel, wheel.width / 2, wheel.height / 2 - wheel.radius * 0.6);
        tryVerify(() => named("Your words about sector 12") !== null);
        tap("Sector after");
        verify(named("Your words about sector 1"));
    }
    function test_the_view_is_told_to_whoever_keeps_it() {
        const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'viewChosen' }", test);
        spy.target = page;
        tap("Record");
        compare(spy.signalArguments[0][0], 2);
        open({ view: 2 });
        verify(named("Your words"));
    }
    function test_the_record_shows_own_answers_and_what_others_did() {
        stage.lock();
        const first = stage.table.waitingFor[0], other = 1 - first;
        compare(stage.act(first, { survey: "A", from: 1, to: 6 }), "");
        compare(stage.act(other, { research: "B" }), "");
        compare(stage.act(other, { target: 3 }), "");
        compare(stage.sit(first), "");
        open({ view: 2 });
        const count = [...stage.sky].slice(0, 6).filter(letter => letter === "A").length;
        verify(named("You surveyed asteroids in sectors 1–6: " + count));
        const name = stage.table.players[other].name;
        verify(named(name + " targets sector 3"));
        stage.lock();
        compare(stage.sit(other), "");
        open({ view: 2 });
        verify(named(stage.table.players[first].name + " surveys asteroids in sectors 1–6"));
        verify(!named("You surveyed asteroids in sectors 1–6: " + count));
        const clue = notes.readings[0].answer.clue;
        verify(clue.kind !== "");
        verify(notes.readings[0].own);
        verify(named("B, " + ClueWords.title(notes.readings[0].line.title) + ": " + ClueWords.sentence(clue)));
        const bars = part("recordBars");
        bars.forceActiveFocus();
        keyClick(Qt.Key_Right);
        verify(part("chosenLook").text.startsWith("You targeted sector 3: "));
        keyClick(Qt.Key_Right);
        verify(part("chosenLook").text.endsWith("surveys asteroids in sectors 1–6"));
    }
    function test_text_is_kept_on_leaving_and_by_itself() {
        tap("Record");
        const area = findChild(part("wholeText"), "noteText");
        area.forceActiveFocus();
        for (const letter of "Ana skips 7")
            keyClick(letter);
        compare(notes.text, "");
        named("Grid").forceActiveFocus();
        compare(notes.text, "Ana skips 7");
        area.forceActiveFocus();
        keyClick(Qt.Key_End);
        keyClick("!");
        tryCompare(notes, "text", "Ana skips 7!");
        compare(notes.undo(), "");
        compare(area.text, "Ana skips 7");
    }
    function test_words_can_be_written_beside_the_grid() {
        tap("Text");
        tryVerify(() => test.Window.activeFocusItem?.objectName === "noteText");
        keyClick("7");
        keyClick("?");
        keyClick(Qt.Key_Escape);
        tryCompare(notes, "text", "7?");
    }
    function test_text_that_is_too_long_is_not_lost() {
        tap("Record");
        const area = findChild(part("wholeText"), "noteText");
        area.text = "x".repeat(2001);
        part("wholeText").keep();
        compare(notes.text, "");
        compare(area.text.length, 2001);
        compare(part("wholeText").trouble, "BadText");
        area.text = "x";
        part("wholeText").keep();
        compare(notes.text, "x");
        compare(part("wholeText").trouble, "");
    }
    function test_text_survives_the_page() {
        tap("Record");
        const area = findChild(part("wholeText"), "noteText");
        area.text = "later";
        page.destroy();
        page = null;
        tryCompare(notes, "text", "later");
    }
    function test_what_is_being_typed_is_nobody_elses() {
        tap("Record");
        const area = findChild(part("wholeText"), "noteText");
        area.text = "mine";
        compare(stage.sit(1), "");
        compare(area.text, "");
        part("wholeText").keep();
        compare(notes.text, "");
        area.text = "theirs";
        stage.lock();
        compare(area.text, "");
        compare(stage.sit(0), "");
        compare(area.text, "mine");
    }
    function test_what_was_typed_before_the_curtain_fell_is_there_again_data() {
        return [
            { tag: "handed over", fall: () => stage.lock() },
            { tag: "another sits down", fall: () => compare(stage.sit(1), "") },
            { tag: "another app in front", fall: () => stage.app.leftForeground() },
            { tag: "the table was left", fall: () => stage.app.leave() }
        ];
    }
    function test_what_was_typed_before_the_curtain_fell_is_there_again(data) {
        const table = stage.table.id;
        tap("Record");
        findChild(part("wholeText"), "noteText").forceActiveFocus();
        keyClick("7");
        keyClick("?");
        compare(notes.text, "");
        data.fall();
        compare(notes.text, "");
        if (!stage.app.atTable)
            compare(stage.app.resume(table), "");
        compare(stage.sit(0), "");
        compare(notes.text, "7?");
    }
    function test_words_about_a_sector_outlive_the_curtain_too() {
        const sector = free("X");
        mousePress(cell(sector, "X"));
        tryVerify(() => named("Certain") !== null);
        mouseRelease(cell(sector, "X"));
        const area = named("Your words about sector " + sector);
        area.forceActiveFocus();
        keyClick("C");
        stage.lock();
        compare(stage.sit(0), "");
        compare(notes.sectors[sector - 1].text, "C");
    }
    function test_by_keyboard_alone() {
        part("noteGrid").forceActiveFocus();
        tryVerify(() => part("noteGrid").cellAt(0, 0).activeFocus);
        const sector = free("X");
        for (let i = 1; i < sector; ++i)
            keyClick(Qt.Key_Down);
        for (let i = 0; i < 5; ++i)
            keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Space);
        compare(notes.cell(sector, "X").mark, "No");
        keyClick(Qt.Key_Return);
        compare(notes.cell(sector, "X").mark, "Suspected");
        keyClick(Qt.Key_Menu);
        tryVerify(() => named("Certain") !== null);
        named("Certain").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(notes.cell(sector, "X").mark, "Certain");
    }
    function test_it_fits_data() {
        return [{ tag: "320", w: 320, h: 504 }, { tag: "390", w: 390, h: 700 }, { tag: "on its side", w: 844, h: 390 }, { tag: "beside the table", w: 601, h: 800 },
                { tag: "tablet", w: 1280, h: 800 }];
    }
    function test_it_fits(data) {
        begin("expert");
        open({ width: data.w, height: data.h });
        const grid = part("noteGrid");
        verify(grid.cellWidth >= 44 && grid.cellHeight >= 44);
        verify(grid.height >= grid.headHeight + 3 * grid.cellHeight);
        verify(grid.sideWidth + 6 * grid.cellWidth <= grid.width);
        compare(grid.sides.length, 18);
    }
    function test_nothing_private_is_left_behind_the_curtain() {
        mouseClick(cell(free("X"), "X"));
        mouseClick(cell(notes.facts[0].sector, notes.facts[0].object));
        compare(part("desk").saying, "One of your starting facts.");
        stage.lock();
        compare(part("desk").saying, "");
        compare(part("noteGrid").sides.length, 0);
        verify(!cell(1, "X"));
    }
}
