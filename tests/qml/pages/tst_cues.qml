import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// Which moments of a game are told to ears and hands.
TestCase {
    id: test

    name: "Cues"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    SignalSpy { id: spy; target: Cues; signalName: "given" }
    Component { id: screen; TableScreen { app: stage.app; anchors.fill: parent; focus: true } }
    Component { id: card; AnswerCard { width: 360; height: 400; open: false } }
    Component { id: token; TurningToken {} }
    Component { id: notice; TroubleNotice { width: 360 } }

    function initTestCase() {
        Theme.reducedMotion = true;
    }
    function init() {
        spy.clear();
    }
    function given(): var {
        return spy.signalArguments.map(one => Number(one[0]));
    }
    function count(moment: int): int {
        return given().filter(one => one === moment).length;
    }
    function show(): Item {
        const table = createTemporaryObject(screen, test);
        waitForRendering(table);
        return table;
    }
    function lookAtAll(table: Item) {
        while (table.newsShown)
            table.passOn();
    }

    function test_a_turn_that_comes_to_this_device_is_told() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        compare(stage.playUntilTurn(1), "");
        const table = show();
        lookAtAll(table);
        spy.clear();
        compare(stage.playUntilTurn(0), "");
        lookAtAll(table);
        verify(count(Cue.MyTurn) >= 1);
    }
    function test_a_turn_that_was_there_already_is_not() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        compare(stage.playUntilTurn(0), "");
        show();
        compare(count(Cue.MyTurn), 0);
    }
    function test_a_turn_that_stays_on_the_tablet_is_not_told() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const table = show();
        compare(stage.playUntilNews("Review"), "");
        verify(table.newsWaits || table.newsShown);
        table.newsShown = true; // by a tap on the strip
        lookAtAll(table);
        compare(count(Cue.Together), 1);
        compare(count(Cue.MyTurn), 0);
    }
    function test_who_found_planet_x_and_the_end_are_told_once() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        show();
        const x = stage.sky.indexOf("X"), finder = stage.table.whoseTurn;
        compare(stage.act(finder, { locate: x + 1, before: stage.sky[(x + 11) % 12], after: stage.sky[(x + 1) % 12] }), "");
        compare(stage.table.phase, "LastChance");
        compare([count(Cue.Found), count(Cue.Over)], [1, 0]);
        compare(stage.act(1 - finder, { pass: true }), "");
        compare(stage.table.phase, "Over");
        compare([count(Cue.Found), count(Cue.Over)], [1, 1]);
    }
    function test_an_answer_sounds_the_same_whatever_it_says() {
        const answer = createTemporaryObject(card, test);
        for (const question of ["Are there comets?", "Is it empty?"]) {
            spy.clear();
            answer.question = question;
            answer.open = true;
            tryCompare(spy, "count", 1);
            compare(given(), [Cue.Answer]);
            answer.open = false;
        }
    }
    function test_a_token_tells_when_it_is_up() {
        createTemporaryObject(token, test, { object: "C", correct: true });
        tryCompare(spy, "count", 1);
        compare(given(), [Cue.Right]);
        createTemporaryObject(token, test, { object: "C", correct: false });
        tryCompare(spy, "count", 2);
        compare(given(), [Cue.Right, Cue.Wrong]);
        const sealed = createTemporaryObject(token, test, { object: "C", voided: true });
        tryCompare(sealed, "up", true);
        compare(spy.count, 2);
    }
    function test_trouble_is_felt() {
        const trouble = createTemporaryObject(notice, test);
        compare(spy.count, 0);
        trouble.trouble = "Full";
        compare(given(), [Cue.Refused]);
    }
}
