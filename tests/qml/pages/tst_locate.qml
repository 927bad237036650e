import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
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
        compare(part("answerWords").text, "You found Planet X");
        compare(part("answerNote").text, "Others see only whether you found it");
        tap("answerDone");
        compare(done.count, 1);
    }
    function test_not_found() {
        const x = stage.sky.indexOf("X") + 1;
        guess(x, at(step(x, -1)) === "A" ? "C" : "A", at(step(x, 1)));
        tap("next");
        tap("locateYes");
        compare(part("answerWords").text, "Not found");
        compare(part("answerNote").text, "Others see only whether you found it");
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
