import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

TestCase {
    id: test

    name: "research"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    SignalSpy { id: done; signalName: "done" }
    Component {
        id: research
        ResearchPage { session: stage.session; anchors.fill: parent }
    }
    function at(player) {
        compare(stage.sit(player), "");
        const page = createTemporaryObject(research, test);
        verify(page);
        done.target = page;
        done.clear();
        return page;
    }
    property int first // whoever begins
    readonly property int second: 1 - first
    function init() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        first = stage.table.whoseTurn;
    }

    function test_a_topic_is_chosen_and_its_clue_read() {
        const page = at(first);
        const next = findChild(page, "next");
        verify(!next.enabled);
        mouseClick(findChild(page, "topicC"));
        compare(next.text, "Research topic C");
        compare(next.cost, "1");
        verify(next.enabled);
        verify(!findChild(page, "refusal").visible);
        mouseClick(next);
        compare(stage.table.log[1].kind, "Researched");
        compare(stage.table.log[1].topic, "C");
        const words = findChild(page.Window.window, "answerWords");
        verify(words);
        const said = words.text;
        verify(!findChild(page, "topicC").topic.alreadyRead); // behind the answer the page stays as it was
        verify(!findChild(page, "refusal").visible);
        compare(next.text, "Research topic C");
        keyClick(Qt.Key_Escape);
        tryCompare(done, "count", 1);
        const card = findChild(page, "topicC");
        verify(card.topic.alreadyRead);
        const clue = findChild(card, "clue");
        verify(clue.visible && clue.text.endsWith("."));
        compare(clue.text, said);
    }
    function test_the_keyboard_is_enough() {
        const page = at(first);
        findChild(page, "topicB").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(findChild(page, "next").text, "Research topic B");
    }
    function test_never_twice_running_and_why() {
        compare(stage.act(first, { research: "A" }), "");
        compare(stage.act(second, { survey: "A", from: 2, to: 5 }), "");
        compare(stage.table.whoseTurn, first);
        const page = at(first);
        const refusal = findChild(page, "refusal");
        verify(refusal.visible);
        compare(refusal.detail, RefusalWords.why("ResearchTwice"));
        mouseClick(findChild(page, "topicD"));
        verify(!findChild(page, "next").enabled);
    }
    function test_everybody_sees_who_has_read_what_but_not_the_clue() {
        compare(stage.act(first, { research: "A" }), "");
        const page = at(second);
        const card = findChild(page, "topicA");
        compare(card.readBy, "read by " + stage.table.players[first].name);
        verify(!findChild(card, "clue").visible);
        compare(findChild(page, "topicB").readBy, "");
    }
    function test_reading_again_is_said_to_be_pointless() {
        compare(stage.act(first, { research: "A" }), "");
        compare(stage.act(second, { survey: "A", from: 2, to: 5 }), "");
        compare(stage.table.whoseTurn, first);
        const page = at(first);
        mouseClick(findChild(page, "topicA"));
        verify(page.note.indexOf("You have read this clue") === 0);
    }
}
