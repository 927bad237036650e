import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

TestCase {
    id: test

    name: "reveal"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    SignalSpy { id: done; signalName: "done" }
    RevealModel { id: end; session: stage.session }
    Component {
        id: reveal
        RevealPage { session: stage.session; anchors.fill: parent }
    }
    function cleanup() {
        Theme.reducedMotion = false;
    }
    function show() {
        const page = createTemporaryObject(reveal, test);
        verify(page);
        done.target = page;
        waitForRendering(page);
        return page;
    }

    function test_planet_x_is_shown_last() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        Theme.reducedMotion = true;
        const page = show();
        const wheel = findChild(page, "revealWheel");
        compare(wheel.shown, 0);
        compare(page.title, "The sky opens");
        for (let i = 0; i < 11; ++i)
            wheel.next();
        verify(!wheel.complete);
        compare(wheel.turnOf(stage.sky.indexOf("X")), 11);
        wheel.next();
        verify(wheel.complete);
        const finder = end.finders.length > 0 ? stage.table.players[end.finders[0]].name : "";
        compare(page.title, finder === "" ? "The whole sky" : finder + " found Planet X");
        compare(page.subtitle, "in sector " + (stage.sky.indexOf("X") + 1));
    }
    function test_the_sheet_says_what_the_model_says() {
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntil("Over"), "");
        const page = show();
        findChild(page, "revealWheel").all();
        const sheet = findChild(page, "scoreTable");
        verify(sheet.visible);
        compare(sheet.scores.length, 3);
        for (const score of sheet.scores)
            compare(score.total, score.leader + score.theories + score.planetX);
        compare(sheet.scores[0].rank, 1);
        const winner = stage.table.players[sheet.scores[0].player].name;
        page.showAll();
        verify(findChild(page, "winner").visible);
        verify(findChild(page, "winner").text.startsWith(winner));
        compare(findChild(page, "winner").detail, "with " + sheet.scores[0].total + " points");
        verify(end.fair);
        page.done();
        compare(done.count, 1);
    }
    function test_the_score_comes_line_by_line_and_then_the_winner() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        const page = show();
        findChild(page, "revealWheel").all();
        const sheet = findChild(page, "scoreTable");
        compare(sheet.out, 0);
        verify(!findChild(page, "winner").visible);
        verify(!findChild(page, "playAgain").visible);
        tryVerify(() => sheet.out === 1);
        verify(!findChild(page, "winner").visible);
        page.showAll();
        verify(findChild(page, "winner").visible);
        verify(findChild(page, "playAgain").visible);
        verify(!findChild(page, "sameStory").visible); // nobody to compare with
        const foot = findChild(page, "playAgain").mapToItem(page, 0, 0).y;
        verify(foot > page.height * 0.75); // where the thumb is
    }
    function test_with_the_board_it_asks_first() {
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        compare(stage.sit(0), "");
        const page = show();
        compare(page.title, "Reveal the sky?");
        verify(!end.over);
        mouseClick(findChild(page, "revealNow"));
        verify(end.over);
        compare(findChild(page, "revealWheel").sky, stage.sky);
    }
    function test_the_winner_is_named() {
        const words = createTemporaryQmlObject('import Aphelion; WinnerWords {}', test);
        words.players = [{ name: "Ana" }, { name: "%2" }, { name: "Mira" }];
        words.scores = [{ player: 2, total: 17, rank: 1 }, { player: 0, total: 16, rank: 2 }];
        compare(words.text, "Mira wins");
        compare(words.detail, "with 17 points");
        words.me = 2;
        compare(words.text, "You win!");
        words.me = 0;
        compare(words.text, "Mira wins");
        words.scores = [{ player: 2, total: 17, rank: 1 }, { player: 0, total: 17, rank: 1 }, { player: 1, total: 17, rank: 1 }];
        compare(words.text, "Mira, Ana (you) and %2 share the victory");
        words.scores = [{ player: 1, total: 9, rank: 1 }];
        compare(words.text, "9 points");
    }
    function test_a_line_of_the_sheet_is_spoken_with_names() {
        const line = createTemporaryQmlObject('import Aphelion; ScoreRow { text: "Total"; values: [17, 16]; names: ["Mira", "Luca"] }', test);
        compare(line.Accessible.name, "Total: Mira 17, Luca 16");
    }
    Component {
        id: screen
        TableScreen { app: stage.app; anchors.fill: parent }
    }
    SignalSpy { id: left; signalName: "leave" }
    function test_back_goes_one_step_from_the_score_sheet_and_never_out_of_the_table() {
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        compare(stage.sit(0), "");
        compare(end.reveal(), "");
        stage.lock();
        const table = createTemporaryObject(screen, test);
        left.target = table;
        tryVerify(() => table.endScreen);
        table.endScreen.currentItem.scoreSheetWanted();
        compare(table.endScreen.depth, 2);
        table.goBack();
        tryCompare(table.endScreen, "depth", 1);
        table.goBack();
        tryVerify(() => table.curtainPage);
        compare(left.count, 0);
    }
    function test_ties_are_explained() {
        const words = createTemporaryQmlObject('import Aphelion; TieWords { winner: "Ana"; second: "Luca" }', test);
        compare(words.text, "");
        words.tie = "PlanetX";
        compare(words.text, "Ana and Luca are level; Ana has more points for Planet X.");
        words.tie = "Shared";
        compare(words.text, "Ana and Luca share the victory.");
    }
}
