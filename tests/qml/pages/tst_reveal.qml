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
        verify(end.fair);
        page.done();
        compare(done.count, 1);
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
    function test_ties_are_explained() {
        const words = createTemporaryQmlObject('import Aphelion; TieWords { winner: "Ana"; second: "Luca" }', test);
        compare(words.text, "");
        words.tie = "PlanetX";
        compare(words.text, "Ana and Luca are level; Ana has more points for Planet X.");
        words.tie = "Shared";
        compare(words.text, "Ana and Luca share the victory.");
    }
}
