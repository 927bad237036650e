import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

TestCase {
    id: test

    name: "curtain"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    Component {
        id: curtain
        CurtainPage { session: stage.session; anchors.fill: parent }
    }
    function show() {
        const page = createTemporaryObject(curtain, test);
        verify(page);
        waitForRendering(page);
        return page;
    }
    function type(page, pin) {
        const pad = findChild(page, "pad");
        pad.forceActiveFocus();
        for (const digit of pin)
            keyClick(digit);
    }

    function test_it_names_the_player_the_game_waits_for() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const page = show();
        compare(page.named.player, stage.table.whoseTurn);
        const button = findChild(page, "sitDown");
        compare(button.text, "I am " + page.named.name);
        mouseClick(button);
        compare(stage.table.viewpoint, stage.table.whoseTurn);
    }
    function test_somebody_else_can_say_so() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const other = 1 - stage.table.whoseTurn;
        const page = show();
        mouseClick(findChild(page, "notMe"));
        mouseClick(findChild(page, "candidate" + other));
        compare(page.named.player, other);
        mouseClick(findChild(page, "sitDown"));
        compare(stage.table.viewpoint, other);
    }
    function test_a_wrong_pin_is_refused_in_words_and_the_right_one_opens() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        verify(!findChild(page, "sitDown").visible);
        type(page, "1111");
        compare(stage.table.viewpoint, -1);
        const fault = findChild(page, "fault");
        verify(fault.visible && fault.text.length > 0);
        verify(!fault.text.includes("WrongPin"));
        type(page, "2580");
        compare(stage.table.viewpoint, stage.table.whoseTurn);
    }
    function test_many_wrong_pins_make_one_wait() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        for (let i = 0; i < 12 && !page.waits; ++i)
            type(page, "1111");
        verify(page.waits);
        verify(!findChild(page, "pad").enabled);
        verify(findChild(page, "fault").text.startsWith("Too many wrong PINs."));
        compare(stage.table.viewpoint, -1);
    }
}
