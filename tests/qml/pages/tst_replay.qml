import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

TestCase {
    id: test

    name: "replay"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    ReplayModel { id: model; session: stage.session }
    Component { id: replay; ReplayPage { session: stage.session; anchors.fill: parent; focus: true } }
    Component { id: screen; TableScreen { app: stage.app; anchors.fill: parent } }

    function initTestCase() {
        Theme.reducedMotion = true;
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
    }
    function show() {
        const page = createTemporaryObject(replay, test);
        verify(page);
        page.forceActiveFocus();
        waitForRendering(page);
        tryVerify(() => findChild(page, "chart").visible);
        return page;
    }

    function test_the_arrow_keys_go_through_the_game() {
        const page = show(), slider = findChild(page, "slider");
        compare(findChild(page, "stepWords").text, "The game begins");
        keyClick(Qt.Key_Right);
        compare(slider.value, 1);
        compare(findChild(page, "stepWords").text, LogWords.sentence(model.lines[1], stage.table.players));
        keyClick(Qt.Key_End);
        compare(slider.value, model.steps - 1);
        keyClick(Qt.Key_Left);
        compare(slider.value, model.steps - 2);
        keyClick(Qt.Key_Home);
        compare(slider.value, 0);
        mouseClick(findChild(page, "later"));
        compare(slider.value, 1);
        mouseClick(findChild(page, "earlier"));
        compare(slider.value, 0);
        verify(!findChild(page, "earlier").enabled);
    }
    function test_the_wheel_is_as_it_was() {
        const page = show(), wheel = findChild(page, "wheel");
        const first = wheel.pawns.map(pawn => pawn.sector);
        keyClick(Qt.Key_End);
        compare(wheel.earthSector, stage.table.earthSector);
        compare(wheel.pawns.length, stage.table.pawns.length);
        verify(wheel.pawns.map(pawn => pawn.sector).join() !== first.join());
        compare(wheel.faces.length, 12);
        findChild(page, "skyToggle").flip();
        compare(wheel.faces.length, 0);
    }
    function test_a_touch_on_the_chart_goes_to_that_step() {
        const page = show(), chart = findChild(page, "chart");
        mouseClick(chart, chart.width - 10, 60);
        compare(findChild(page, "slider").value, model.steps - 1);
        mouseClick(chart, 2, 60);
        compare(findChild(page, "slider").value, 0);
    }
    function test_the_players_lines_differ_without_colour() {
        const dashes = findChild(show(), "chart").dashes.map(dash => JSON.stringify(dash));
        compare(dashes.length, 4);
        compare(new Set(dashes).size, 4);
    }
    function test_it_says_when_planet_x_could_be_known_and_leads_there() {
        const page = show();
        tryVerify(() => !model.looking);
        for (let who = 0; who < 2; ++who) {
            const row = findChild(page, "known" + who), curve = model.curves[who];
            compare(row.enabled, curve.since > 0);
            verify(row.Accessible.name.startsWith(stage.table.players[who].name + ": Planet X could "));
            if (curve.since < 0)
                verify(row.Accessible.name.endsWith("not be known before the end"));
            if (!row.enabled)
                continue;
            verify(row.Accessible.name.includes("after step " + curve.since + ": "));
            row.clicked();
            compare(findChild(page, "slider").value, curve.since);
        }
    }
    function test_what_would_have_been_best_is_said_in_words() {
        const page = show();
        const ask = findChild(page, "askBest");
        verify(!ask.visible); // nothing was decided yet
        keyClick(Qt.Key_Right);
        tryVerify(() => ask.visible);
        ask.clicked();
        const card = findChild(page, "advice");
        tryVerify(() => card.visible);
        verify(!ask.visible);
        verify(findChild(page, "bestChoice").text !== "");
        verify(/^It costs \d and tells about \d\.\d bits: about \d+ of \d+ skies (is|are) left\./.test(findChild(page, "bestWhy").text), findChild(page, "bestWhy").text);
        keyClick(Qt.Key_Right);
        verify(!card.visible);
    }
    function test_choices_in_words() {
        const words = createTemporaryQmlObject('import Aphelion; ReplayWords {}', test);
        compare(words.choice({ kind: "Survey", object: "A", from: 11, to: 3 }), "Survey asteroids in sectors 11–3");
        compare(words.choice({ kind: "Target", sector: 4 }), "Target sector 4");
        compare(words.choice({ kind: "Locate", sector: 4, before: "C", after: "E" }), "Locate Planet X in sector 4, between a comet and a truly empty sector");
        compare(words.choice({ kind: "Theories", theories: [] }), "Publish no theory");
        compare(words.choice({ kind: "Theories", theories: [{ sector: 3, object: "C" }, { sector: 6, object: "G" }] }), "Publish: sector 3 is a comet and sector 6 is a gas cloud");
        compare(words.share(0), "almost every sky is left");
        compare(words.share(0.6), "about 2 of 3 skies are left");
        compare(words.share(1), "about 1 of 2 skies is left");
        compare(words.share(3), "about 1 of 8 skies is left");
        compare(words.skies(1), "1 sky");
        compare(words.skies(4446), "4,446 skies");
    }
    function test_it_is_reached_from_the_end_and_back_leads_there() {
        const table = createTemporaryObject(screen, test);
        tryVerify(() => table.endScreen);
        table.endScreen.currentItem.lookBack();
        tryVerify(() => table.endScreen.currentItem instanceof ReplayPage);
        table.goBack();
        tryVerify(() => table.endScreen.currentItem instanceof RevealPage);
    }
}
