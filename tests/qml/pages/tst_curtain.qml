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
        tryCompare(stage.table, "viewpoint", stage.table.whoseTurn);
    }
    // What appears when the curtain goes up, at the place of its button.
    Component {
        id: beneath
        MouseArea {
            property int taps: 0
            property Item curtain: null
            readonly property bool seated: stage.table !== null && stage.table.viewpoint >= 0
            onSeatedChanged: if (seated && curtain) curtain.visible = false
            onClicked: ++taps
            anchors.fill: parent
        }
    }
    function test_a_second_tap_on_a_slow_button_goes_nowhere() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const table = createTemporaryObject(beneath, test);
        table.curtain = show();
        const button = findChild(table.curtain, "sitDown");
        const at = button.mapToItem(test, button.width / 2, button.height / 2);
        const called = button.text;
        mouseClick(test, at.x, at.y);
        mouseClick(test, at.x, at.y);
        verify(button.text !== called, "it does not show that it was pressed");
        mouseClick(test, at.x, at.y);
        tryCompare(table.curtain, "visible", false);
        compare(table.taps, 0);
        tryVerify(() => { // and then it is as always
            mouseClick(test, at.x, at.y);
            return table.taps > 0;
        });
    }
    Component {
        id: anew
        StartAnewSheet { curtain: CurtainForm { session: stage.session } }
    }
    function test_new_notes_are_seen_to_be_on_their_way() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const sheet = createTemporaryObject(anew, test);
        sheet.open();
        tryCompare(sheet, "opened", true);
        const button = findChild(sheet.contentItem, "beginAnew");
        compare(button.text, "Begin new notes");
        mouseClick(button);
        compare(button.text, "One moment…");
        compare(stage.table.viewpoint, -1);
        tryCompare(stage.table, "viewpoint", stage.table.whoseTurn);
        tryCompare(sheet, "opened", false);
    }
    function test_keys_stay_where_they_are_whatever_is_said_data() {
        return [{ tag: "small phone", width: 320, height: 568, scale: 1 }, { tag: "phone", width: 390, height: 844, scale: 1 },
            { tag: "large type", width: 390, height: 844, scale: 2 }, { tag: "on its side", width: 844, height: 390, scale: 1 },
            { tag: "tablet", width: 800, height: 1280, scale: 1 }];
    }
    function test_keys_stay_where_they_are_whatever_is_said(data) {
        test.width = data.width;
        test.height = data.height;
        Theme.textScale = data.scale;
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        const pad = findChild(page, "pad");
        const where = () => Math.round(pad.mapToItem(test, 0, 0).y);
        const before = where();
        for (let i = 0; i < 12 && !page.waits; ++i) {
            type(page, "1111");
            tryVerify(() => findChild(page, "fault").fault !== "" && !page.opening);
            waitForRendering(page, 50);
            compare(where(), before);
        }
        verify(page.waits);
        Theme.textScale = 1;
        test.width = 390;
        test.height = 844;
    }
    function test_somebody_else_can_say_so() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const other = 1 - stage.table.whoseTurn;
        const page = show();
        choose(page, other);
        compare(page.named.player, other);
        mouseClick(findChild(page, "sitDown"));
        tryCompare(stage.table, "viewpoint", other);
    }
    function test_a_wrong_pin_is_refused_in_words_and_the_right_one_opens() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        verify(!findChild(page, "sitDown").visible);
        type(page, "1111");
        const fault = findChild(page, "fault");
        tryVerify(() => fault.fault !== "" && !page.opening);
        compare(stage.table.viewpoint, -1);
        verify(fault.visible && fault.text.length > 0);
        verify(/^That is not the PIN\. \d more tries before a wait\.$/.test(fault.text), fault.text);
        type(page, "2580");
        tryCompare(stage.table, "viewpoint", stage.table.whoseTurn);
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
        tryCompare(stage.table, "viewpoint", other);
    }
    function test_the_word_of_a_wrong_pin_goes_with_the_next_digit() {
        Theme.reducedMotion = true;
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        type(page, "1111");
        tryVerify(() => findChild(page, "again").visible && !page.opening);
        type(page, "2");
        verify(!findChild(page, "again").visible);
        Theme.reducedMotion = false;
    }
    function test_many_wrong_pins_make_one_wait() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "2580"), "");
        const page = show();
        for (let i = 0; i < 12 && !page.waits; ++i) {
            type(page, "1111");
            tryVerify(() => !page.opening);
        }
        verify(page.waits);
        verify(!findChild(page, "pad").enabled);
        verify(findChild(page, "fault").text.startsWith("Too many wrong PINs."));
        compare(stage.table.viewpoint, -1);
    }
}
