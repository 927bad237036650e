import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
    id: test
    name: "LocatePage"
    page: Component { LocatePage {} }

    readonly property var form: shown?.form ?? null
    function step(sector: int, by: int): int { return (sector - 1 + by + 12) % 12 + 1; }
    function at(sector: int): string { return stage.sky[sector - 1]; }
    function guess(sector: int, before: string, after: string) {
        tapSector(sector);
        side("before", before);
        side("after", after);
    }

    function init() {
        Theme.reducedMotion = true;
        height = 1000; // all of it without scrolling
        begin();
    }
    function test_planet_x_is_not_its_own_neighbour() {
        compare(form.neighbours, ["C", "A", "D", "G", "E"]);
        verify(!findChild(part("before"), "objectX"));
        compare(findChild(part("before"), "objectE").object, "E");
    }
    function test_any_sector_with_both_neighbours() {
        verify(!part("next").enabled);
        compare(part("note").text, "Pick the sector of Planet X on the wheel");
        tapSector(12);
        compare([form.beforeSector, form.sector, form.afterSector], [11, 12, 1]);
        compare(part("note").text, "Now say what lies on either side");
        side("before", "A");
        verify(!part("next").enabled);
        side("after", "A");
        verify(part("next").enabled);
        compare(part("next").cost, "5");
        compare(part("seen").text, "Others will see only whether you found it");
    }
    function test_neighbours_that_the_own_notes_hold_for_certain_are_picked() {
        compare(known.set(3, "G", "Certain"), "");
        compare(known.set(5, "A", "Suspected"), "");
        tapSector(4);
        compare([form.before, form.after], ["G", ""]);
        compare([form.beforeKnown, form.afterKnown], [true, false]);
        side("after", "E");
        verify(part("next").enabled);
        tapSector(8);
        compare([form.before, form.after], ["", "E"]); // what the notes said of another sector goes, the own word stays
        tapSector(4);
        side("before", "C");
        compare([form.before, form.beforeKnown], ["C", false]);
        stage.lock();
        compare([form.before, form.beforeKnown], ["", false]);
    }
    function test_whose_notes_hold_planet_x_finds_it_picked() {
        leave();
        compare(known.set(6, "X", "Certain"), "");
        compare(known.set(5, "A", "Certain"), "");
        compare(known.set(7, "G", "Certain"), "");
        open();
        compare([form.before, form.sector, form.after], ["A", 6, "G"]);
        verify(part("next").enabled); // and asks once more
    }
    NotesModel { id: known; session: test.stage.session }
    function test_it_is_asked_once_more() {
        guess(4, "A", "E");
        tap("next");
        compare(form.answer.kind, "");
        tap("locateNo");
        compare(form.answer.kind, "");
        compare([form.before, form.after], ["A", "E"]);
    }
    function test_found() {
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)), at(step(x, 1)));
        tap("next");
        tap("locateYes");
        compare(moment("momentTitle").text, "You found it!");
        verify(shown.Window.window.width === findMoment().width && shown.Window.window.height === findMoment().height);
        mouseClick(moment("next"));
        compare(stage.table.viewpoint, -1); // those who looked on see nothing of the notes
    }
    function test_nothing_of_the_moment_says_where() {
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)), at(step(x, 1)));
        tap("next");
        tap("locateYes");
        verify(!shown.wheel.visible && !part("before").visible && !part("after").visible, "the guess shows under the moment");
        const held = texts(shown.Window.window.contentItem).concat(texts(findMoment())).join("|");
        for (const word of ["sector " + x, "sector " + step(x, 1), "sector " + step(x, -1)])
            verify(!held.toLowerCase().includes(word), held);
    }
    function test_on_an_own_phone_the_page_is_left() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.sit(0), "");
        open();
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)), at(step(x, 1)));
        tap("next");
        tap("locateYes");
        keyClick(Qt.Key_Return); // the way on has the keyboard
        compare(done.count, 1);
    }
    // What items hold, whether or not it is seen. Numbers on the wheel are no news.
    function texts(item: Item): var {
        const own = (item.text ?? "") + "|" + (item.title ?? "");
        return [own].concat(...Array.from(item.children, texts));
    }
    function findMoment(): Item {
        return moment("moment");
    }
    function moment(name: string): Item {
        const overlay = shown.Window.window.contentItem.parent ?? shown.Window.window.contentItem;
        const found = findChild(shown.Window.window, name) ?? findChild(overlay, name);
        verify(found, name);
        return found;
    }
    function test_not_found() {
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)) === "A" ? "C" : "A", at(step(x, 1)));
        tap("next");
        tap("locateYes");
        compare(moment("momentTitle").text, "Not this time");
        compare(moment("momentDetail").text, "At least one of your three claims is wrong.");
        compare(moment("momentNote").text, "Others only see whether you found it");
        mouseClick(moment("next"));
        compare(done.count, 1);
    }
    Cardboard { id: boardBeside; session: test.stage.session }
    function test_with_the_cardboard_beside_the_screen_it_ends_with_what_to_move() {
        boardBeside.used = true;
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)) === "A" ? "C" : "A", at(step(x, 1)));
        tap("next");
        tap("locateYes");
        compare(moment("momentDetail").text, "At least one of your three claims is wrong. Now move your pawn 5 sectors.");
    }
    function test_own_notes_speak_against_it() {
        const notes = createTemporaryQmlObject("import Aphelion; NotesModel {}", shown);
        notes.session = stage.session;
        compare(notes.tap(4, "X"), "");
        tapSector(4);
        compare(part("warning").title, "Your notes say that sector 4 is not Planet X");
        side("before", "A");
        side("after", "E");
        verify(part("next").enabled);
    }
    function test_a_draft_survives_leaving_and_coming_back() {
        guess(7, "G", "E");
        leave();
        open();
        compare(shown.wheel.from, 7);
        verify(findChild(part("before"), "objectG").checked);
        verify(findChild(part("after"), "objectE").checked);
    }
}
