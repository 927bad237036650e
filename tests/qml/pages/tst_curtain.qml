import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
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
    function choose(page, player) {
        mouseClick(findChild(page, "notMe"));
        waitForRendering(page);
        mouseClick(findChild(page, "candidate" + player));
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
    function test_the_keys_stay_where_they_are_whatever_is_said_data() {
        return [{ tag: "narrow", width: 320, height: 568 }, { tag: "phone", width: 390, height: 844 }, { tag: "on its side", width: 844, height: 390 }];
    }
    function test_the_keys_stay_where_they_are_whatever_is_said(data) {
        Theme.reducedMotion = true;
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = createTemporaryObject(curtain, test, { "anchors.fill": undefined, width: data.width, height: data.height });
        waitForRendering(page);
        const pad = findChild(page, "pad"), fault = findChild(page, "fault");
        const place = () => { waitForItemPolished(fault); return [pad.mapToItem(page, 0, 0).y, pad.height].join(" "); };
        const first = place();
        const said = new Set();
        for (let i = 0; i < 6; ++i) {
            said.add(fault.text);
            type(page, "1111");
            waitForItemPolished(fault);
            compare(place(), first, fault.text);
        }
        verify(said.size >= 3);
    }
    function test_somebody_else_can_say_so() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const other = 1 - stage.table.whoseTurn;
        const page = show();
        choose(page, other);
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
        verify(/^That is not the PIN\. \d more tries before a wait\.$/.test(fault.text), fault.text);
        type(page, "2580");
        compare(stage.table.viewpoint, stage.table.whoseTurn);
    }
    function test_digits_typed_for_one_player_are_not_those_of_another() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const other = 1 - stage.table.whoseTurn;
        const page = show();
        type(page, "25");
        compare(findChild(page, "pad").typed, 2);
        choose(page, other);
        compare(findChild(page, "pad").typed, 0);
        type(page, "2580");
        compare(stage.table.viewpoint, other);
    }
    function test_the_word_of_a_wrong_pin_goes_with_the_next_digit() {
        Theme.reducedMotion = true;
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        type(page, "1111");
        verify(findChild(page, "again").visible);
        type(page, "2");
        verify(!findChild(page, "again").visible);
        Theme.reducedMotion = false;
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
