import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts

Asking {
    id: test
    name: "SurveyPage"
    page: Component { SurveyPage {} }

    readonly property var form: shown?.form ?? null
    function note(): string { return part("note").text; }

    function init() {
        Theme.reducedMotion = true;
        begin();
    }
    function test_everything_that_can_be_seen_is_offered_and_empty_only_appears_so() {
        compare(form.objects, ["C", "A", "D", "G", "E"]);
        compare(part("objectE").object, "?");
        compare(part("objectC").object, "C");
    }
    function test_a_comet_run_begins_and_ends_only_on_comet_sectors() {
        choose("C");
        verify(part("rule").text.includes("2, 3, 5"));
        drag(1, 6);
        compare([form.from, form.to], [2, 5]);
        verify(form.allowed);
    }
    function test_a_run_moves_to_legal_ends_when_comets_are_chosen() {
        choose("A");
        drag(1, 6);
        compare([form.from, form.to], [1, 6]);
        choose("C");
        compare([form.from, form.to], [2, 5]);
        compare([shown.wheel.from, shown.wheel.to], [2, 5]);
    }
    function test_the_cost_is_shown_while_picking() {
        choose("A");
        tapSector(1);
        compare(part("next").cost, "4");
        tapSector(4);
        compare(part("next").cost, "3");
        compare(part("cost").text, "Costs 3: your pawn goes from 1 to 4");
        compare(part("seen").text, "Others will see: " + stage.table.players[stage.table.viewpoint].name + " surveys asteroids in sectors 1–4");
    }
    function test_what_is_missing_is_said() {
        verify(!part("next").enabled);
        compare(note(), "Pick an object first");
        choose("G");
        verify(part("next").enabled);
        compare(note(), "Only you will see the answer");
        compare(part("next").text, "Survey gas clouds");
    }
    function test_the_widest_run_is_picked_with_the_object_and_a_picked_one_stays() {
        choose("C");
        compare([form.from, form.to], [2, 5]);
        tapSector(3);
        compare([form.from, form.to], [3, 3]);
        choose("A");
        compare([form.from, form.to], [3, 3]);
        compare([shown.wheel.from, shown.wheel.to], [3, 3]);
    }
    function test_the_widest_run_is_the_visible_half() {
        choose("E");
        compare([form.from, form.to], [1, 6]);
        compare(part("next").cost, "3");
    }
    function test_a_refused_survey_says_why() {
        const other = stage.table.waitingFor[0] === 0 ? 1 : 0;
        leave();
        stage.lock();
        compare(stage.sit(other), "");
        open();
        choose("A");
        tapSector(2);
        verify(!part("next").enabled);
        compare(note(), RefusalWords.why("NotYourTurn"));
        shown.ask();
        verify(part("trouble").visible);
        compare(part("trouble").title, TroubleWords.title("NotYourTurn"));
    }
    function test_the_answer_is_the_count() {
        choose("E");
        drag(1, 6);
        tap("next");
        compare(part("answerWords").text, String(howMany("EX", 1, 6)));
        tap("answerDone");
        compare(done.count, 1);
        compare(notes.count, 0);
        compare(form.answer.kind, "");
    }
    function test_behind_the_answer_the_page_stays_as_it_was_when_it_was_asked() {
        choose("A");
        drag(1, 4);
        const looks = () => [note(), part("next").text, part("next").cost, part("next").enabled, part("cost").text, part("seen").text, shown.subtitle,
            shown.wheel.from, shown.wheel.to, shown.wheel.visibleFrom].join("; ");
        const asked = looks();
        tap("next");
        verify(part("answerWords").visible);
        compare(looks(), asked);
        tap("answerDone");
        compare(form.from, 0);
        compare(note(), RefusalWords.why("NotYourTurn"));
    }
    function test_the_curtain_takes_what_stood_behind_the_answer() {
        choose("A");
        drag(1, 4);
        tap("next");
        stage.lock();
        compare(form.answer.kind, "");
        compare([form.from, form.held, shown.table.held], [0, false, false]);
    }
    function test_the_button_stays_where_it_is_whatever_is_said_data() {
        return [{ tag: "narrow", width: 320, height: 568 }, { tag: "phone", width: 390, height: 844 }, { tag: "on its side", width: 844, height: 390 }];
    }
    function test_the_button_stays_where_it_is_whatever_is_said(data) {
        leave();
        open({ width: data.width, height: data.height });
        const place = () => { waitForItemPolished(part("note")); return part("next").mapToItem(shown, 0, 0).y; };
        const first = place();
        choose("A");
        compare(place(), first);
        shown.wheel.refused(9);
        verify(note().includes("horizon"));
        compare(place(), first);
        shown.wheel.tap(2);
        compare(place(), first);
    }
    NotesModel { id: mine; session: test.stage.session }
    function test_the_wheel_shows_what_the_own_notes_hold_while_their_owner_looks() {
        compare(shown.wheel.noted.length, 0);
        compare(mine.set(5, "C", "Suspected"), "");
        compare(mine.set(5, "A", "Suspected"), "");
        compare(mine.set(7, "G", "Certain"), "");
        compare(mine.set(7, "A", "Suspected"), "");
        compare(mine.set(8, "A", "No"), "");
        compare(shown.wheel.noted.map(note => note.sector + note.object + note.mark), ["5CSuspected", "5ASuspected", "7GCertain"]);
        stage.lock();
        compare(shown.wheel.noted.length, 0);
    }
    function test_an_answer_ends_with_what_to_move_on_the_board() {
        leave();
        begin(["Ana", "Luca"], true);
        choose("A");
        drag(1, 4);
        tap("next");
        compare(part("answerMove").text, "Now move your pawn 3");
        verify(part("answerMove").visible);
    }
    Cardboard { id: boardBeside; session: test.stage.session }
    function test_an_answer_ends_so_with_the_cardboard_beside_the_screen_too() {
        boardBeside.used = true;
        choose("A");
        drag(1, 6);
        tap("next");
        compare(part("answerMove").text, "Now move your pawn 3");
    }
    function test_without_a_board_nothing_is_to_be_moved() {
        choose("A");
        drag(1, 4);
        tap("next");
        verify(!part("answerMove").visible);
    }
    function test_from_the_answer_to_the_notes() {
        choose("A");
        tapSector(3);
        tap("next");
        tap("answerNotes");
        compare(done.count, 1);
        compare(notes.count, 1);
    }
    function test_escape_is_done() {
        choose("A");
        tapSector(3);
        tap("next");
        keyClick(Qt.Key_Escape);
        compare(done.count, 1);
    }
    function test_with_the_notes_beside_nothing_leads_there() {
        shown.beside = true;
        verify(!part("notes").visible);
        choose("A");
        tapSector(3);
        tap("next");
        verify(!part("answerNotes").visible);
    }
    function test_a_draft_survives_leaving_and_coming_back() {
        const me = stage.table.viewpoint;
        choose("G");
        drag(2, 4);
        leave();
        stage.lock();
        compare(stage.sit(me), "");
        open();
        verify(part("objectG").checked);
        compare([shown.wheel.from, shown.wheel.to], [2, 4]);
        compare(part("next").cost, "4");
    }
    Speech { id: speech; language: "en" }
    function cleanup() {
        speech.language = "en";
    }
    function test_a_draft_and_an_answer_stay_when_the_language_changes() {
        choose("G");
        drag(2, 4);
        speech.language = "fr";
        compare(part("next").text, "Détecter les nuages de gaz");
        verify(part("objectG").checked);
        compare([shown.wheel.from, shown.wheel.to], [2, 4]);
        tap("next");
        compare(part("answerQuestion").text, "Détecter les nuages de gaz dans les secteurs 2–4");
        speech.language = "it";
        compare(part("answerQuestion").text, "Rilevare le nubi di gas nei settori 2–4");
        speech.language = "en";
        compare(part("answerQuestion").text, "Survey of gas clouds in sectors 2–4");
    }
    function test_by_keyboard_alone() {
        part("objectA").forceActiveFocus();
        keyClick(Qt.Key_Return);
        shown.wheel.forceActiveFocus();
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare([form.from, form.to], [1, 4]);
        part("next").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(form.answer.kind, "SurveyCount");
    }
    function test_with_the_board_people_say_where_the_visible_half_begins() {
        leave();
        begin(["Ana", "Luca"], true);
        compare(part("half").text, "Visible on the board: 1–6");
        choose("A");
        drag(1, 3);
        tap("halfBack");
        compare(shown.wheel.visibleFrom, 12);
        compare([form.from, form.to], [1, 3]);
        tap("halfOn");
        tap("halfOn");
        compare(shown.wheel.visibleFrom, 2);
        compare(form.from, 0);
        drag(2, 7);
        tap("next");
        compare(part("answerWords").text, String(howMany("A", 2, 7)));
    }
    function test_all_on_screen_the_earth_says_it() {
        verify(!part("half").visible);
        form.turnSky(1);
        compare(form.visibleFrom, 1);
    }
}
