import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
    name: "TargetPage"
    page: Component { TargetPage {} }

    readonly property var form: shown?.form ?? null

    function init() {
        Theme.reducedMotion = true;
        begin();
    }
    function test_only_visible_sectors_can_be_picked() {
        compare(shown.wheel.open, [1, 2, 3, 4, 5, 6]);
        compare(part("note").text, "Pick a sector on the wheel");
        tapSector(9);
        compare(form.sector, 0);
        verify(!part("next").enabled);
        compare(part("note").text, "Sector 9 is below the horizon. Pick from the bright half.");
        tapSector(4);
        verify(!part("note").text.includes("horizon"));
        compare(form.sector, 4);
        compare(part("next").text, "Target sector 4");
        compare(part("next").cost, "4");
    }
    function test_before_the_tap_it_is_known_what_it_costs_and_shows() {
        tapSector(4);
        compare(part("rule").text, "You have 2 targets left for the whole game");
        compare(part("cost").text, "Costs 4: your pawn goes from 1 to 5");
        compare(part("seen").text, "Others will see: Ana targets sector 4");
    }
    function test_the_answer_is_what_is_seen_there_data() {
        return [1, 2, 3, 4, 5, 6].map(sector => ({ tag: "sector " + sector, sector: sector }));
    }
    function test_the_answer_is_what_is_seen_there(data) {
        const there = stage.sky[data.sector - 1];
        tapSector(data.sector);
        tap("next");
        compare(part("answerWords").text, there === "E" || there === "X" ? "Appears empty" : LogWords.label(there));
        tap("answerDone");
        compare(done.count, 1);
    }
    function test_two_targets_are_all() {
        stage.lock();
        for (const sector of [4, 8]) {
            compare(stage.act(0, { target: sector === 4 ? 4 : stage.table.visibleFrom }), "");
            while (stage.table.whoseTurn !== 0 || stage.table.phase !== "Turn")
                compare(stage.play(1), "");
        }
        leave();
        compare(stage.sit(0), "");
        open();
        compare(part("rule").text, "You have no targets left");
        compare(part("note").text, RefusalWords.why("NoTargetLeft"));
        compare(shown.wheel.open, []);
        verify(!part("next").enabled);
    }
    function test_a_draft_survives_leaving_and_coming_back() {
        tapSector(3);
        leave();
        open();
        compare(shown.wheel.from, 3);
    }
    function test_the_game_goes_on_under_the_page() {
        tapSector(3);
        stage.lock();
        compare(form.sector, 0);
        verify(!part("next").enabled);
        compare(stage.play(4), "");
        verify(!part("next").enabled);
    }
}
