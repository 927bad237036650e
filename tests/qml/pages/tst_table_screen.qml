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
    function sitAlone() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.sit(0), "");
        compare(stage.table.begin(), "");
        const table = show();
        tryVerify(() => table.seatScreen);
        tryVerify(() => !table.busy);
        return table;
    }
    function test_the_own_answer_stands_on_the_table_and_a_second_tap_meets_nothing() {
        const table = sitAlone();
        mouseClick(findChild(table, "tileResearch"));
        tryVerify(() => findChild(table, "topicA"));
        findChild(table, "topicA").clicked();
        findChild(table, "next").clicked();
        tryVerify(() => findChild(table, "told") !== null);
        verify(table.seatScreen.settled && table.busy);
        compare(findChild(table, "toldQuestion").text.slice(0, 9), "Topic A: ");
        const tile = findChild(table, "tileSurvey");
        waitForItemPolished(tile);
        mouseClick(tile);
        verify(table.seatScreen.settled); // it was not opened
        tryVerify(() => !table.busy);
        mouseClick(tile);
        verify(!table.seatScreen.settled);
        verify(!findChild(table, "told")); // it has stepped aside
    }
    function test_to_a_shared_device_news_comes_when_the_own_answer_is_put_away() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(stage.table.waitingFor[0]), "");
        compare(stage.table.begin(), "");
        const table = show();
        tryVerify(() => table.seatScreen);
        verify(table.seatScreen.free);
        findChild(table, "tablePage").opened("Research");
        tryVerify(() => findChild(table, "topicA"));
        findChild(table, "topicA").clicked();
        findChild(table, "next").clicked();
        tryVerify(() => findChild(table, "told") !== null);
        verify(!table.seatScreen.free); // others may not look yet
        findChild(table, "putAway").clicked();
        verify(table.seatScreen.free);
    }
    function test_to_who_targets_from_the_card_of_a_sector_news_comes_after_the_answer() {
        const table = sitAlone();
        const sheet = findChild(findChild(table, "tablePage"), "sectorSheet");
        sheet.sector = 3;
        sheet.open();
        verify(!table.seatScreen.free); // in the middle of something
        findChild(sheet.contentItem, "targetThis").clicked();
        tryVerify(() => !sheet.visible);
        verify(findChild(table, "told") !== null);
        compare(findChild(table, "toldQuestion").text, "Sector 3");
        tryVerify(() => table.seatScreen.free);
    }
}
