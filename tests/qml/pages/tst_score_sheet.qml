import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// The score sheet that people fill in with the board on the table.
TestCase {
    id: test

    name: "score sheet"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    ScoreSheet { id: kept; session: stage.session }
    SignalSpy { id: done; signalName: "done" }
    Component { id: sheet; ScoreSheetPage { session: stage.session; anchors.fill: parent } }
    Component { id: reveal; RevealPage { session: stage.session; anchors.fill: parent } }
    Component { id: more; MorePage { session: stage.session; anchors.fill: parent } }
    SignalSpy { id: wanted; signalName: "scoreSheetWanted" }
    SignalSpy { id: again; signalName: "rematch" }

    function init() {
        Theme.reducedMotion = true;
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        compare(stage.sit(1), "");
    }
    function cleanup() {
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }
    function show(component) {
        const page = createTemporaryObject(component, test);
        verify(page);
        for (const spy of [done, wanted, again]) {
            spy.target = spy.signalName in page ? page : null;
            spy.clear();
        }
        waitForRendering(page);
        return page;
    }
    function tap(page, line, button, times) {
        for (let i = 0; i < (times ?? 1); ++i)
            mouseClick(findChild(findChild(page, line), button));
    }
    function figure(page, line): string {
        return findChild(findChild(page, line), "figure").text;
    }
    function score(player: int): var {
        kept.readAgain();
        return kept.bySeat[player];
    }

    function test_points_are_entered_and_counted() {
        const page = show(sheet);
        verify(findChild(page, "player1").checked); // whoever looks comes first
        verify(!findChild(findChild(page, "asteroids"), "less").enabled);
        tap(page, "asteroids", "more", 2);
        compare(figure(page, "asteroids"), "2");
        tap(page, "planetX", "more");
        compare(figure(page, "planetX"), "2");
        tap(page, "asteroids", "less");
        compare(score(1).asteroids, 2);
        compare(score(1).total, 4);
        compare(findChild(page, "scoreTable").scores[1].total, 4);
        compare(findChild(page, "player1").Accessible.name, "Luca, 4 points");

        mouseClick(findChild(page, "player0"));
        compare(figure(page, "asteroids"), "0");
        tap(page, "gasClouds", "more");
        compare(score(0).total, 4);
        compare(score(1).rank, 1); // more points for Planet X
    }
    function test_a_line_says_why_there_can_be_no_more() {
        const page = show(sheet);
        const leader = findChild(page, "leader");
        verify(!findChild(leader, "more").enabled);
        compare(leader.detail, "Enter right theories first");
        tap(page, "dwarfPlanets", "more", 3);
        compare(figure(page, "dwarfPlanets"), "1");
        verify(!findChild(findChild(page, "dwarfPlanets"), "more").enabled);
        compare(findChild(page, "dwarfPlanets").detail, "4 each, up to 1");
        verify(findChild(leader, "more").enabled);
        tap(page, "leader", "more", 2);
        compare(figure(page, "leader"), "1");
    }
    function test_what_was_entered_outlives_the_page_and_the_table() {
        let page = show(sheet);
        tap(page, "comets", "more");
        page.destroy();
        const table = stage.table.id;
        stage.app.leave();
        compare(stage.app.resume(table), "");
        compare(stage.sit(1), "");
        page = show(sheet);
        compare(figure(page, "comets"), "1");
    }
    function test_by_keyboard_alone() {
        const page = show(sheet);
        const line = findChild(page, "comets");
        findChild(line, "more").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Space);
        compare(figure(page, "comets"), "2");
        verify(findChild(line, "less").activeFocus); // there can be no more
        keyClick(Qt.Key_Return);
        compare(figure(page, "comets"), "1");
        keyClick(Qt.Key_Right);
        verify(findChild(line, "more").activeFocus);
        findChild(page, "player0").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(figure(page, "comets"), "0");
        findChild(page, "done").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(done.count, 1);
    }
    function test_after_the_reveal_the_points_are_the_next_step() {
        const page = show(reveal);
        mouseClick(findChild(page, "revealNow"));
        findChild(page, "revealWheel").all();
        const count = findChild(page, "countPoints");
        verify(count.visible);
        verify(!findChild(page, "playAgain").visible); // not the next step
        verify(!findChild(page, "scoreTable").visible);
        count.clicked();
        compare(wanted.count, 1);

        page.visible = false;
        kept.readAgain();
        kept.player = 0;
        kept.step("comets", 1);
        page.visible = true;
        page.showAll();
        verify(!count.visible);
        verify(findChild(page, "changePoints").visible);
        verify(findChild(page, "done").visible);
        verify(findChild(page, "scoreTable").visible);
        compare(findChild(page, "scoreTable").scores[0].player, 0);
        const next = findChild(page, "playAgain");
        next.clicked();
        compare(next.text, "One moment…"); // a new sky takes a while
        next.clicked();
        tryCompare(again, "count", 1);
    }
    function test_without_the_board_the_app_counts_itself() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        const page = show(reveal);
        page.showAll();
        verify(!findChild(page, "countPoints").visible);
        verify(!findChild(page, "changePoints").visible);
        verify(findChild(page, "playAgain").visible);
        verify(findChild(page, "done").visible);
        verify(!findChild(show(more), "scoreSheet").visible);
    }
    function test_it_is_offered_while_playing() {
        const page = show(more);
        mouseClick(findChild(page, "scoreSheet"));
        compare(wanted.count, 1);
    }
}
