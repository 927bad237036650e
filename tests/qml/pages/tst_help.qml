import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// Help on the notes, as it is used: from the tool to what is lit up on the sheet.
TestCase {
    id: test
    name: "help"
    when: windowShown
    visible: true
    width: 390
    height: 780

    property NotesPage page: null
    property NotesModel notes: NotesModel { session: stage.session }

    Stage { id: stage }
    Component { id: pages; NotesPage {} }
    Component { id: locate; LocatePage {} }
    Component { id: reveal; RevealPage {} }

    // The first player, who has been told a little: with the board on the table, so that it is always the same.
    function begin(help: string) {
        compare(stage.begin("standard", ["Ana", "Luca"], true, "", help), "");
        [["A", 1, 6], ["E", 1, 6], ["G", 1, 3], ["A", 7, 9], ["E", 9, 12]].forEach(([object, from, to]) => compare(stage.act(0, { survey: object, from: from, to: to }), ""));
        compare(stage.sit(0), "");
        page?.destroy();
        page = createTemporaryObject(pages, test, { session: stage.session, width: test.width, height: test.height });
        waitForRendering(page);
    }
    function init() {
        Theme.reducedMotion = true;
        Theme.textScale = 1;
    }
    function part(name: string): Item {
        return findChild(page, name) ?? findChild(test.Window.window, name);
    }
    // By what a screen reader says, in the page or in a sheet over it.
    function named(name, from) {
        const start = from ?? test.Window.contentItem;
        for (let i = start.children.length - 1; i >= 0; --i) {
            const child = start.children[i];
            if (!child.visible)
                continue;
            if (child.Accessible.name === name && child.Accessible.role !== Accessible.NoRole && child.Accessible.role !== Accessible.Heading)
                return child;
            const found = named(name, child);
            if (found)
                return found;
        }
        return null;
    }
    function tap(name: string) {
        tryVerify(() => named(name), 5000, name);
        const found = named(name);
        for (let up = found; up; up = up.parent)
            waitForItemPolished(up);
        mouseClick(found);
    }
    function ask(way: string) {
        tap("Help");
        tap(way);
        tryVerify(() => !part("helped").thinking, 20000);
        verify(part("helped").visible);
    }
    function lit(): var {
        const all = [];
        for (let sector = 1; sector <= notes.sectors.length; ++sector)
            "CADGEX".split("").forEach((object, column) => {
                if (part("noteGrid").cellAt(sector - 1, column).lit)
                    all.push(sector + object);
            });
        return all;
    }
    function isSky(claim: var): bool { return (stage.sky[claim.sector - 1] === claim.object) !== claim.isNot; }

    function test_ways_that_the_table_does_not_allow_say_so() {
        begin("Checker");
        tap("Help");
        tryVerify(() => named("Hint"), 5000);
        verify(named("Check").enabled);
        verify(!named("Hint").enabled);
        verify(named("Hint").Accessible.description.endsWith("Turned off for this game"));
        verify(named("Check").Accessible.description.endsWith("not used yet"));
        mouseClick(named("Hint"));
        verify(!part("helped").visible);
        tap("Close");
    }
    function test_a_hint_first_says_only_where() {
        begin("Hints");
        ask("Hint");
        const claim = part("helped").found.claim;
        compare(part("helped").found.kind, "Hint");
        verify(isSky(claim));
        compare(lit(), "CADGEX".split("").map(object => claim.sector + object));
        verify(named("Something new follows in sector " + claim.sector + "."));
        verify(!named(ReasonWords.claim(claim)));
        tap("Show me what");
        verify(named(ReasonWords.claim(claim)));
        compare(lit(), [claim.sector + claim.object]);
        tap("Why?");
        verify(named(ReasonWords.ifNot(claim, part("helped").found.why)));
    }
    function test_a_reason_lights_up_what_it_is_about() {
        begin("Hints");
        ask("Hint");
        tap("Show me what");
        tap("Why?");
        const reason = part("helped").found.why.reasons[0];
        const line = named(ReasonWords.piece(reason));
        verify(line);
        waitForRendering(page);
        mouseClick(line);
        verify(lit().length > 0);
        lit().forEach(cell => {
            verify(reason.sectors.length === 0 || Array.from(reason.sectors).includes(parseInt(cell)), cell);
            verify(reason.objects.length === 0 || reason.objects.includes(cell[cell.length - 1]), cell);
        });
        mouseClick(line); // and no more
        const claim = part("helped").found.claim;
        compare(lit(), [claim.sector + claim.object]);
    }
    function test_what_a_hint_says_can_be_marked() {
        begin("Hints");
        ask("Hint");
        const claim = part("helped").found.claim;
        tap("Show me what");
        tap("Mark it");
        compare(notes.cell(claim.sector, claim.object).mark, claim.isNot ? "No" : "Certain");
        verify(!part("helped").visible);
        compare(lit(), []);
    }
    function test_the_opposite_can_be_tried() {
        begin("Hints");
        ask("Hint");
        const claim = part("helped").found.claim;
        tap("Show me what");
        tap("Why?");
        tap("Try the opposite");
        compare(notes.depth, 1);
        compare(notes.cell(claim.sector, claim.object).mark, claim.isNot ? "Certain" : "No");
        ask("Check"); // which says why not
        compare(part("helped").found.kind, "Slips");
        verify(named("What you suppose cannot be: " + ReasonWords.clause({ sector: claim.sector, object: claim.object, isNot: !claim.isNot }) + "."));
    }
    function test_a_tap_on_the_sheet_does_not_put_a_hint_away() {
        begin("Hints");
        ask("Hint");
        tap("Show me what");
        const claim = part("helped").found.claim;
        const other = notes.sectors.map(side => side.sector).find(sector => sector !== claim.sector && notes.cell(sector, "X").mark === "Possible");
        compare(notes.set(other, "X", "Suspected"), "");
        verify(named(ReasonWords.claim(claim)));
        tap("Done");
        verify(!part("helped").visible);
    }
    function test_a_slip_is_told_with_its_reason_until_it_is_mended() {
        begin("Checker");
        const fact = notes.facts[0];
        compare(notes.set(fact.sector, fact.object, "Certain"), "");
        ask("Check");
        verify(named("One of your marks cannot be right."));
        verify(named("You marked that " + ReasonWords.clause({ sector: fact.sector, object: fact.object, isNot: false }) + "."));
        verify(named("Starting fact: " + ReasonWords.clause({ sector: fact.sector, object: fact.object, isNot: true }) + "."));
        compare(lit(), [fact.sector + fact.object]);
        compare(notes.set(fact.sector, fact.object, "No"), "");
        verify(!part("helped").visible);
    }
    function test_nothing_contradicted_is_not_all_right() {
        begin("Checker");
        ask("Check");
        verify(named("Nothing here is contradicted."));
        verify(named("That does not make all of it right: nothing you have been told speaks against it so far."));
        tap("Done");
    }
    function test_what_was_filled_in_is_undone_at_once() {
        begin("Bookkeeping");
        const x = stage.sky.indexOf("X") + 1;
        compare(notes.set(x, "X", "Certain"), "");
        const before = notes.counts.map(count => count.ruledOut);
        ask("Fill in");
        const count = part("helped").found.count;
        verify(count > 5);
        verify(named(ReasonWords.entered(count)));
        verify(notes.counts.map(count => count.ruledOut).some((ruledOut, i) => ruledOut > before[i]));
        tap("Undo");
        compare(notes.counts.map(count => count.ruledOut), before);
        verify(!part("helped").visible);
    }
    function test_the_sheet_stays_in_view_at_every_size_data() {
        return [{ tag: "small", width: 320, height: 510 }, { tag: "phone", width: 390, height: 780 }, { tag: "side", width: 780, height: 390 }, { tag: "tablet", width: 600, height: 800 }];
    }
    function test_the_sheet_stays_in_view_at_every_size(size) {
        begin("Hints");
        page.width = size.width;
        page.height = size.height;
        ask("Hint");
        tap("Show me what");
        tap("Why?");
        const claim = part("helped").found.claim;
        const cell = part("noteGrid").cellAt(claim.sector - 1, "CADGEX".indexOf(claim.object));
        tryVerify(() => {
            const y = cell.mapToItem(page, 0, 0).y;
            return y >= part("noteGrid").mapToItem(page, 0, 0).y && y + cell.height <= page.height;
        }, 5000);
    }
    function test_a_guess_that_cannot_be_right_is_warned_of() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "", "Checker"), "");
        compare(stage.sit(stage.table.waitingFor[0]), "");
        const asking = createTemporaryObject(locate, test, { session: stage.session, width: test.width, height: 1000 });
        asking.form.sector = 4;
        asking.form.before = "D";
        asking.form.after = "E";
        asking.nextWanted();
        tryVerify(() => named("The laws of the sky rule this out"), 5000);
        verify(named("A law of the sky: no dwarf planet is adjacent to Planet X."));
        verify(named("Yes, look there, costs 5").enabled); // it is a warning
        tap("Not yet");
        asking.form.discard();
    }
    function test_without_a_checker_there_is_no_warning() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(stage.table.waitingFor[0]), "");
        const asking = createTemporaryObject(locate, test, { session: stage.session, width: test.width, height: 1000 });
        asking.form.sector = 4;
        asking.form.before = "D";
        asking.form.after = "E";
        asking.nextWanted();
        verify(!named("The laws of the sky rule this out"));
        tap("Not yet");
        asking.form.discard();
    }
    function test_at_the_end_who_looks_sees_how_often() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "", "Checker"), "");
        compare(stage.sit(0), "");
        const helping = createTemporaryQmlObject("import Aphelion; Helping {}", test);
        helping.session = stage.session;
        helping.check();
        tryCompare(helping.result, "kind", "Clean", 20000);
        stage.lock();
        compare(stage.playUntil("Over"), "");
        const end = createTemporaryObject(reveal, test, { session: stage.session, width: test.width, height: test.height });
        tap("Show everything");
        compare(findChild(end, "helpUsed").visible, false); // nobody looks
        compare(stage.sit(0), "");
        compare(findChild(end, "helpUsed").visible, true);
        compare(findChild(end, "helpUsed").text, "Help you used: checked once.");
        stage.lock();
        compare(stage.sit(1), "");
        compare(findChild(end, "helpUsed").text, "You used no help on the notes.");
    }
}
