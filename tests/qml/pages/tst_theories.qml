import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
    name: "TheoriesPage"
    page: Component { TheoriesPage {} }

    readonly property var form: shown?.form ?? null

    function play(mode: string) {
        compare(stage.begin(mode, ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntil("Theories"), "");
        compare(stage.sit(stage.table.waitingFor[0]), "");
        open();
    }
    function init() {
        Theme.reducedMotion = true;
        play("standard");
    }
    function chosen(): var { return form.theories.map(theory => theory.sector + theory.object); }

    function test_no_theory_is_a_choice_and_who_comes_next_gets_the_device_at_once() {
        compare(part("next").text, "No theory this time");
        verify(part("next").enabled);
        tap("next");
        tryCompare(stage.table, "viewpoint", -1);
        compare(stage.table.log[stage.table.log.length - 1].kind, "TheoriesSealed");
        compare(done.count, 0);
    }
    function test_sealing_is_all_there_is_to_do() {
        choose("A");
        tapSector(form.allowedSectors[0]);
        compare(part("next").text, "Seal");
        tap("next");
        tryCompare(stage.table, "viewpoint", -1);
        compare(stage.table.log[stage.table.log.length - 1].kind, "TheoriesSealed");
    }
    function test_on_an_own_phone_the_table_comes_back_at_once() {
        leave();
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        compare(stage.playUntil("Theories"), "");
        compare(stage.sit(0), "");
        open();
        choose("A");
        tapSector(form.allowedSectors[0]);
        tap("next");
        tryCompare(done, "count", 1);
        compare(stage.table.viewpoint, 0);
        compare(part("next").text, "Seal"); // it keeps its words while it goes
    }
    function test_an_object_then_its_sector() {
        compare(shown.wheel.open, []);
        choose("A");
        const sector = form.allowedSectors[0];
        const left = form.tokens.find(token => token.object === "A").left;
        tapSector(sector);
        compare(chosen(), [sector + "A"]);
        compare(form.tokens.find(token => token.object === "A").left, left - 1);
        compare(part("theory").text, "Asteroid in sector " + sector);
        compare(part("next").text, "Seal");
    }
    function test_one_theory_moves_to_the_sector_that_is_tapped() {
        compare(form.limit, 1);
        choose("A");
        const sectors = form.allowedSectors.slice();
        tapSector(sectors[0]);
        compare(part("chosenCount").text, "One theory this round (it moves)");
        tapSector(sectors[1]);
        compare(chosen(), [sectors[1] + "A"]);
        choose("D");
        tapSector(form.allowedSectors[2]);
        compare(chosen(), [form.allowedSectors[2] + "D"]);
        compare(part("next").text, "Seal");
        tap("remove");
        compare(chosen(), []);
    }
    function test_the_last_token_moves_too() {
        choose("D"); // there is one
        compare(form.tokens.find(token => token.object === "D").left, 1);
        const sectors = form.allowedSectors.slice();
        tapSector(sectors[0]);
        choose("A");
        verify(part("objectD").enabled);
        choose("D");
        tapSector(sectors[3]);
        compare(chosen(), [sectors[3] + "D"]);
    }
    function test_not_more_than_the_limit() {
        leave();
        play("expert");
        choose("A");
        const sectors = form.allowedSectors.slice();
        tapSector(sectors[0]);
        tapSector(sectors[1]);
        tapSector(sectors[2]);
        compare(chosen(), [sectors[0] + "A", sectors[1] + "A"]);
        verify(part("full").visible);
    }
    function drawn(name: string): var { return all(shown.wheel, []).filter(item => item.objectName === name && item.visible); }
    function all(item: Item, found: var): var {
        found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], found);
        return found;
    }
    function test_the_wheel_shows_the_theories_that_lie_there() {
        leave();
        for (let i = 0; i < 40 && !stage.table.tokens.some(token => token.player === 0 && !token.faceUp); ++i) {
            compare(stage.play(1), "");
            compare(stage.playUntil("Theories"), "");
        }
        compare(stage.sit(0), "");
        open();
        const own = stage.table.tokens.find(token => token.player === 0 && !token.faceUp);
        compare(drawn("pickToken").length, stage.table.tokens.length);
        verify(own.letter !== "");
        compare(form.warningFor(own.sector, own.letter === "A" ? "C" : "A"), "ClaimsOther");
        compare(form.warningFor(own.sector, own.letter), "");
        stage.lock();
        verify(shown.wheel.tokens.filter(token => !token.faceUp).every(token => token.letter === ""));
    }
    function test_expert_allows_two_in_different_sectors() {
        leave();
        play("expert");
        compare(form.limit, 2);
        choose("A");
        const sectors = form.allowedSectors.slice();
        tapSector(sectors[0]);
        choose("G");
        tapSector(sectors[0]);
        compare(chosen(), [sectors[0] + "G"]);
        tapSector(sectors[1]);
        compare(chosen(), [sectors[0] + "G", sectors[1] + "G"]);
    }
    function test_an_object_without_tokens_cannot_be_chosen() {
        leave();
        const none = () => form.tokens.find(token => token.left === 0);
        for (let i = 0; i < 40; ++i) {
            compare(stage.play(1), "");
            compare(stage.playUntil("Theories"), "");
            if (stage.table.phase !== "Theories")
                break;
            compare(stage.sit(stage.table.waitingFor[0]), "");
            open();
            if (none()) {
                verify(!part("object" + none().object).enabled);
                return;
            }
            leave();
            stage.lock();
        }
        fail("no player ran out of tokens");
    }
    function test_a_draft_survives_leaving_and_coming_back() {
        choose("G");
        const sector = form.allowedSectors[2];
        tapSector(sector);
        leave();
        open();
        compare(chosen(), [sector + "G"]);
        verify(part("objectG").checked);
        compare(shown.wheel.marks.length, 1);
    }
}
