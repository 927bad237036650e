import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// Beside every clue that is shown stands a way to what its words mean.
Outside {
    id: test
    name: "terms"

    AllNames { id: names }
    Component { id: help; ClueHelp {} }
    Component { id: research; ResearchPage { session: test.stage.session } }
    Component { id: conference; ConferencePage { session: test.stage.session; held: test.stage.news.conference } }
    Component { id: log; LogPage { session: test.stage.session } }
    Component { id: notes; NotesPage { session: test.stage.session; view: 2 } }
    Component { id: why; WhyNot {} }

    readonly property var clue: ({ kind: "everyWithin", x: "C", y: "A", n: 4, sectors: 12, xAlone: false, yAlone: false })

    function helps(): var {
        return seen().filter(item => item instanceof ClueHelp);
    }
    function sheet(): Item {
        return seen().find(item => item.objectName === "termsDone") ?? null;
    }
    function terms(): var {
        return seen().filter(item => item instanceof TermCard).map(card => card.term.name);
    }
    // Opens the first one, reads it, and comes back.
    function opens() {
        const way = helps()[0];
        verify(way && way.width >= 44 && way.height >= 44);
        way.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryVerify(() => sheet() !== null);
        verify(terms().length > 0);
        keyClick(Qt.Key_Escape);
        tryVerify(() => sheet() === null);
        tryVerify(() => way.activeFocus); // where it was
    }
    function put(component: Component, properties: var) {
        page = component;
        show(properties ?? {});
    }
    function clueRead() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.act(0, { research: "A" }), "");
        compare(stage.sit(0), "");
    }

    function test_every_kind_of_clue_opens_its_words() {
        for (const kind of names.clueKinds()) {
            put(help, { width: 44, height: 44, clue: { kind: kind, x: "C", y: "A", n: 4, sectors: 12 } });
            verify(shown.visible, kind);
            verify(/^What does “.+” mean\?$/.test(shown.text) && !shown.text.includes("%"), shown.text);
            opens();
        }
    }
    function test_it_says_what_it_explains() {
        put(help, { width: 44, height: 44, clue: clue });
        compare(shown.text, "What does “within 4 sectors” mean?");
        shown.clue = { kind: "noneAdjacent", x: "E", y: "A", n: 0, sectors: 18 };
        compare(shown.text, "What do “adjacent” and “truly empty” mean?");
        shown.clue = { kind: "" };
        verify(!shown.visible);
    }
    function test_the_sheet_begins_with_the_clues_own_words() {
        put(help, { width: 44, height: 44, clue: clue });
        shown.clicked();
        tryVerify(() => sheet() !== null);
        compare(terms(), ["within"]);
        verify(reads("Every comet is within 4 sectors of an asteroid."));
        verify(seen().some(item => item.words === "Within 4 sectors"));
        press("Other terms");
        compare(terms().length, 6);
        compare(terms()[0], "within");
        press("Done");
        tryVerify(() => sheet() === null);
    }
    function test_a_clue_on_the_page_of_research() {
        clueRead();
        put(research);
        compare(helps().length, 1);
        opens();
    }
    function test_a_clue_in_the_record_of_the_notes() {
        clueRead();
        put(notes);
        compare(helps().length, 1);
        opens();
    }
    function test_a_clue_on_an_answer() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.sit(0), "");
        put(research);
        findChild(shown, "topicB").forceActiveFocus();
        keyClick(Qt.Key_Return);
        findChild(shown, "next").clicked();
        tryVerify(() => seen().some(item => item.objectName === "answerDone"));
        const way = helps().find(item => item.parent instanceof AnswerFace);
        verify(way);
        way.clicked();
        tryVerify(() => sheet() !== null);
        press("Done"); // of the sheet that is on top
        tryVerify(() => sheet() === null);
        verify(seen().some(item => item.objectName === "answerDone")); // the answer is still there
    }
    function test_a_conference_and_its_line_in_the_log() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntilNews("Conference"), "");
        put(conference);
        compare(helps().length, 1);
        opens();
        compare(stage.sit(0), "");
        put(log);
        compare(helps().length, 1);
        opens();
    }
    function test_a_reason_with_a_clue_data() {
        return [{ tag: "to tap", tappable: true }, { tag: "to read", tappable: false }];
    }
    function test_a_reason_with_a_clue(data) {
        put(why, { tappable: data.tappable, why: { reasons: [{ kind: "Researched", topic: "B", clue: clue },
            { kind: "Targeted", sector: 4, object: "C", clue: { kind: "" } }], laws: [] } });
        compare(helps().length, 1);
        opens();
    }
}
