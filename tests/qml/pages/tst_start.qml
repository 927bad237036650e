import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

TestCase {
    id: test

    name: "start"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    SignalSpy { id: done; signalName: "done" }
    Component { id: start; StartPage { session: stage.session; anchors.fill: parent } }
    NotesModel { id: notes; session: stage.session }

    function test_the_facts_of_the_player_who_looks() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(1), "");
        const page = createTemporaryObject(start, test);
        compare(page.title, "Welcome, Luca");
        verify(notes.facts.length > 0);
        verify(findChild(page, "facts").visible);
        notes.facts.forEach(fact => compare(notes.cell(fact.sector, fact.object).mark, "No"));
        done.target = page;
        mouseClick(findChild(page, "next"));
        compare(done.count, 1);
    }
    function test_whoever_has_seen_them_is_not_shown_them_again() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(1), "");
        verify(!stage.table.begun);
        createTemporaryObject(start, test);
        stage.lock();
        compare(stage.sit(1), "");
        verify(!stage.table.begun); // only looked at
        const page = createTemporaryObject(start, test);
        compare(findChild(page, "next").text, "Start");
        mouseClick(findChild(page, "next"));
        verify(stage.table.begun);
        compare(stage.carryOut(), ""); // the app is ended and begun again
        compare(stage.sit(1), "");
        verify(stage.table.begun);
        stage.lock();
        compare(stage.sit(0), "");
        verify(!stage.table.begun); // the others have not
    }
    function test_nothing_is_left_when_the_curtain_falls() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(0), "");
        const page = createTemporaryObject(start, test);
        stage.lock();
        compare(notes.facts.length, 0);
        verify(!findChild(page, "facts").visible);
    }
}
