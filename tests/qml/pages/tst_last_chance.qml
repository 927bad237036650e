import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
    name: "LastChancePage"
    page: Component { LastChancePage {} }

    readonly property var form: shown?.form ?? null
    function at(sector: int): string { return stage.sky[(sector - 1 + 12) % 12]; }
    function wheelOf(): Item { return shown.wheel.children[form.locating ? 1 : 0]; }
    function locate() { form.locating = true; waitForRendering(shown); }

    function init() {
        Theme.reducedMotion = true;
        height = 1200; // all of it without scrolling
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntil("LastChance"), "");
        compare(stage.sit(stage.table.whoseTurn), "");
        open();
    }
    function test_what_is_allowed_and_why() {
        verify(form.sectorsBehind > 0);
        verify(part("why").title.includes(form.sectorsBehind));
        compare(part("why").detail.includes("one theory"), form.limit === 1);
        compare(shown.subtitle, stage.table.players[stage.table.finder].name + " has found Planet X");
    }
    function test_to_pass_is_allowed() {
        compare(part("next").text, "Pass");
        const me = stage.table.viewpoint;
        tap("next"); // and that is all
        verify(!stage.table.waitingFor.includes(me));
        tryCompare(stage.table, "viewpoint", -1);
    }
    function test_whoever_has_begun_to_choose_may_still_pass() {
        locate();
        tapSector(7, wheelOf());
        compare(part("next").text, "Locate Planet X");
        const me = stage.table.viewpoint;
        part("pass").clicked();
        verify(!stage.table.waitingFor.includes(me));
    }
    function test_some_last_theories() {
        const letter = form.tokens.find(token => token.left > 0).object;
        choose(letter);
        const sector = form.allowedSectors[0];
        tapSector(sector, wheelOf());
        compare(form.theories.length, 1);
        compare(part("next").text, "Place");
        verify(part("seen").text.endsWith("places a theory in sector " + sector));
        const before = stage.table.log.length;
        tap("next");
        verify(stage.table.log.length > before);
        tryCompare(stage.table, "viewpoint", -1); // there is nothing to read: the device is for the next
    }
    function test_one_attempt_to_locate() {
        locate();
        compare(part("next").text, "Locate Planet X");
        verify(!part("next").enabled);
        const x = stage.sky.indexOf("X") + 1;
        tapSector(x, wheelOf());
        side("before", at(x - 1));
        side("after", at(x + 1));
        tap("next");
        compare(form.answer.kind, "");
        tap("locateYes");
        compare(findChild(shown.Window.window, "momentTitle").text, "You found it!");
        keyClick(Qt.Key_Return);
        compare(stage.table.viewpoint, -1);
    }
    function test_a_draft_survives_leaving_and_coming_back() {
        locate();
        tapSector(7, wheelOf());
        side("before", "G");
        leave();
        open();
        verify(form.locating);
        compare(part("ways").currentIndex, 1);
        compare(wheelOf().from, 7);
        compare(form.before, "G");
    }
}
