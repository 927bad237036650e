import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

TestCase {
    id: test

    name: "more"
    when: windowShown
    width: 390
    height: 776
    visible: true

    Stage { id: stage }
    SignalSpy { id: left; signalName: "leave" }
    SignalSpy { id: rules; signalName: "rules" }
    Component {
        id: more
        MorePage { session: stage.session; anchors.fill: parent }
    }
    function show() {
        const page = createTemporaryObject(more, test);
        verify(page);
        left.target = page;
        waitForRendering(page);
        return page;
    }

    function test_the_card_tells_what_was_chosen() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        compare(findChild(show(), "help").text, "Help on the notes: bookkeeping");
        compare(stage.begin("standard", ["Ana", "Luca"], false, "", "None"), "");
        stage.sit(0);
        compare(findChild(show(), "help").text, "Help on the notes: none");
    }
    function test_closing_the_notes_lets_the_curtain_fall() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        mouseClick(findChild(show(), "closeNotes"));
        compare(stage.table.viewpoint, -1);
    }
    function test_with_the_board_the_last_entry_can_be_taken_back() {
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        stage.sit(0);
        let page = show();
        verify(!findChild(page, "takeBack").enabled);
        compare(stage.act(0, { target: 3 }), "");
        stage.sit(0);
        verify(findChild(page, "takeBack").enabled);
        mouseClick(findChild(page, "takeBack"));
        verify(stage.table.log[1].takenBack);
    }
    function test_somebody_leaves_after_being_asked_twice() {
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        stage.sit(0);
        const page = show();
        const sheet = findChild(page, "leavingSheet");
        sheet.open();
        tryCompare(sheet, "opened", true);
        sheet.leaver = 2;
        verify(stage.table.players[2].seated);
        mouseClick(findChild(page.Window.window, "leaveNow"));
        verify(!stage.table.players[2].seated);
    }
    function test_alone_there_is_nobody_to_remove() {
        compare(stage.begin("standard", ["Ana"]), "");
        stage.sit(0);
        verify(!findChild(show(), "somebodyLeaves").visible);
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        verify(findChild(show(), "somebodyLeaves").visible);
    }
    function test_on_one_device_there_is_nothing_to_compare() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        verify(!findChild(show(), "sameStory").visible);
    }
    function test_the_rules_are_at_hand() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        rules.target = show();
        mouseClick(findChild(rules.target, "rules"));
        compare(rules.count, 1);
    }
    function test_leaving_the_table_keeps_it() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.sit(0);
        mouseClick(findChild(show(), "leaveTable"));
        compare(left.count, 1);
    }
}
