import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// What stands between the players of one device: seat, curtain and what all look at together.
TestCase {
    id: test

    name: "TableScreen"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    Component {
        id: screen
        TableScreen { app: stage.app; anchors.fill: parent; focus: true }
    }
    function show() {
        const table = createTemporaryObject(screen, test);
        table.forceActiveFocus();
        waitForRendering(table);
        return table;
    }

    function test_what_everybody_looked_at_ends_behind_the_curtain() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntilNews("Review"), "");
        const table = show();
        tryVerify(() => table.newsShown);
        compare(stage.sit(0), "");
        verify(!table.seatScreen);
        while (table.newsShown)
            table.goBack();
        compare(stage.table.viewpoint, -1);
        tryVerify(() => table.curtainPage);
        verify(!table.seatScreen);
    }
    function test_on_an_own_phone_the_notes_come_back() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        compare(stage.playUntilNews("Conference"), "");
        const table = show();
        tryVerify(() => table.newsShown || table.newsWaits);
        table.newsShown = true; // by a tap on the strip
        while (table.newsShown)
            table.goBack();
        compare(stage.table.viewpoint, 0);
        tryVerify(() => table.seatScreen);
    }
    function test_others_see_who_has_found_planet_x_and_nobody_where() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        const table = show();
        while (table.newsShown)
            table.passOn();
        compare(stage.playUntilTurn(1), "");
        while (table.newsShown)
            table.passOn();
        const x = stage.sky.indexOf("X");
        compare(stage.act(1, { locate: x + 1, before: stage.sky[(x + 11) % 12], after: stage.sky[(x + 1) % 12] }), "");
        tryVerify(() => table.newsShown || table.newsWaits);
        table.newsShown = true;
        const title = findChild(table, "momentTitle");
        compare(title.text, "Luca found Planet X");
        compare(findChild(table, "momentDetail").text, "Where it is stays a secret until the end. Whoever is behind still has one last chance.");
        keyClick(Qt.Key_Return);
        tryVerify(() => !table.newsShown);
    }
    function test_the_end_comes_when_the_own_answer_has_been_read() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.act(0, { research: "A" }), "");
        const table = show();
        tryVerify(() => table.seatScreen);
        table.seatScreen.open("Locate");
        verify(!table.seatScreen.settled);
        const x = stage.sky.indexOf("X");
        const form = createTemporaryQmlObject("import Aphelion; LocateForm {}", test);
        form.session = stage.session;
        form.sector = x + 1;
        form.before = stage.sky[(x + 11) % 12];
        form.after = stage.sky[(x + 1) % 12];
        const told = form.submit();
        compare(told.trouble, "");
        verify(told.found);
        compare(stage.table.phase, "Over");
        table.seatScreen.goBack();
        tryVerify(() => findChild(table, "revealWheel"));
    }
}
