import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// A table on several devices, as its pages show it. Ana plays here; Luca and Mira have phones of their own.
TestCase {
    id: test

    name: "company"
    when: windowShown
    width: 390
    height: 844
    visible: true

    property TableScreen shown: null
    Stage { id: stage }
    Component {
        id: screen
        TableScreen { app: stage.app; anchors.fill: parent; focus: true }
    }
    Component { id: log; LogPage { session: stage.session; anchors.fill: parent } }
    Component { id: more; MorePage { session: stage.session; anchors.fill: parent } }
    Component { id: survey; SurveyPage { session: stage.session; anchors.fill: parent } }

    function init() {
        Theme.reducedMotion = true;
    }
    function bring(point: string, who: int) {
        compare(stage.bring(point), "");
        if (who >= 0)
            compare(stage.sit(who), "");
    }
    function open() {
        shown = createTemporaryObject(screen, test);
        verify(shown);
        waitForRendering(shown);
    }
    // On the page or on a sheet over it.
    function part(name: string): Item {
        const find = () => findChild(shown, name) ?? findChild(test.Window.window.contentItem, name);
        tryVerify(() => find() !== null, 5000, name);
        return find();
    }
    function sheet(name: string): var {
        const places = () => [shown, shown.seatScreen, findChild(shown, "tablePage")];
        const find = () => places().map(place => place ? findChild(place, name) : null).find(found => found);
        tryVerify(() => find()?.opened ?? false, 5000, name);
        return find();
    }
    function tap(item: Item) {
        tryVerify(() => !(shown?.busy ?? false)); // what has just come up takes no second tap
        waitForItemPolished(item);
        mouseClick(item);
    }
    function strip(): string {
        const found = findChild(shown, "strip");
        return found.visible ? found.text : "";
    }

    function test_while_all_are_there_nothing_is_said() {
        bring("", 0);
        open();
        tryVerify(() => strip() === "");
        compare(part("strip").height, 0);
    }
    function test_who_is_out_of_reach_is_waited_for_or_not() {
        bring("away", 0);
        open();
        const page = findChild(shown, "awayNotice");
        verify(page.visible);
        compare(page.words, "Waiting for Luca, who is out of reach.");
        tap(part("whatNow"));
        const away = sheet("awaySheet");
        compare(away.player, 1);
        tap(part("goOnWithout"));
        verify(stage.table.players[1].seated);
        tap(part("goOnNow"));
        verify(!stage.table.players[1].seated);
        tryCompare(away, "opened", false);
        verify(!page.visible);
    }
    function test_the_lost_host_is_named_and_the_table_carried_on() {
        bring("hostless", 1);
        open();
        tryVerify(() => strip().startsWith("Luca’s phone is out of reach, 0:0"));
        tap(part("strip"));
        const host = sheet("hostSheet");
        verify(!part("carryOn").enabled);
        host.company.patience = 0;
        verify(part("carryOn").enabled);
        tap(part("carryOn"));
        tryVerify(() => strip() === "Waiting for the others to agree");
        verify(part("withdraw").visible);
        tap(part("withdraw"));
        tryVerify(() => strip().startsWith("Luca’s phone is out of reach"));
    }
    function test_a_host_that_comes_back_is_welcomed() {
        bring("hostless", 1);
        open();
        shown.noticed = 0;
        shown.missed = true;
        tryVerify(() => strip() !== "");
        compare(stage.beside(0).comeBack(), "");
        tryVerify(() => strip() === "Luca’s phone is back", 10000);
        verify(!part("strip").enabled);
    }
    function test_an_offer_opens_by_itself_and_is_agreed_to() {
        bring("offered", 1);
        open();
        const offer = sheet("offerSheet");
        compare(offer.title, "Carry on with Mira?");
        compare(strip(), "Mira wants to carry on");
        tap(part("agree"));
        tryVerify(() => stage.table.log[stage.table.log.length - 1].kind === "EpochRaised");
        tryCompare(offer, "opened", false);
    }
    function test_who_was_overtaken_sees_what_is_lost_and_follows() {
        bring("overtaken", -1);
        open();
        sheet("followSheet");
        compare(part("lostLine").text, "Ana (you) researches B, gas clouds and comets");
        tap(part("follow"));
        tryVerify(() => stage.table.abandoned.length === 1, 10000);
        shown.destroy();
        const page = createTemporaryObject(log, test);
        const list = findChild(page, "log");
        const last = list.count - 1;
        compare(list.model[last].kind, "Researched");
        list.positionViewAtEnd();
        const entry = list.itemAtIndex(last);
        verify(entry.gone && entry.headed);
        compare(entry.Accessible.name, "Ana (you) researches B, gas clouds and comets, does not count any more");
        verify(findChild(entry, "goneHeading").visible);
    }
    function test_somebody_at_the_door_goes_on_as_who_is_away() {
        bring("guest", 0);
        open();
        const door = sheet("doorSheet");
        compare(door.title, "Zoe is at the door");
        tap(part("as1"));
        tryVerify(() => strip() === "Waiting for the others to agree");
        compare(stage.answer(1, true), "");
        tryVerify(() => stage.table.log[stage.table.log.length - 1].kind === "SeatRekeyed");
        tryCompare(door, "opened", false);
        tryVerify(() => strip() === "");
    }
    function test_somebody_at_the_door_is_sent_away() {
        bring("guest", 0);
        open();
        sheet("doorSheet");
        tap(part("notNow"));
        tryVerify(() => stage.beside(2).joining.obstacle !== "");
        tryVerify(() => strip() === "");
    }
    function test_what_is_on_its_way_says_so_and_can_be_left() {
        bring("asking", 1);
        const page = createTemporaryObject(survey, test);
        const done = createTemporaryObject(spies, test, { target: page });
        waitForRendering(page);
        verify(!findChild(page, "next").enabled);
        compare(findChild(page, "note").text, "On its way to the table");
        const waiting = findChild(page, "waitingSheet");
        tryCompare(waiting, "opened", true);
        tap(findChild(test.Window.window, "backToTable"));
        compare(done.count, 1);
    }
    Component { id: spies; SignalSpy { signalName: "done" } }
    function test_the_answer_finds_who_has_left_its_page() {
        bring("asking", 1);
        open();
        verify(part("onItsWay").visible);
        compare(stage.beside(0).comeBack(), "");
        tryVerify(() => findChild(shown, "told") !== null);
        compare(findChild(shown, "toldQuestion").text.slice(0, 30), "Survey of what appears empty i");
        verify(!part("onItsWay").visible);
    }
    function test_the_answer_finds_who_is_at_the_notes() {
        bring("asking", 1);
        open();
        shown.seatScreen.tab = 1;
        compare(stage.beside(0).comeBack(), "");
        const late = sheet("lateAnswer");
        verify(late.question.startsWith("Ana (you) surveys what appears empty in sector "));
        verify(!part("answerMove").visible); // no pawn of cardboard
        tap(part("answerDone"));
        tryCompare(late, "opened", false);
    }
    Cardboard { id: boardBeside; session: stage.session }
    function test_a_late_answer_too_ends_with_what_to_move_on_the_board() {
        bring("asking", 1);
        boardBeside.used = true;
        verify(boardBeside.used);
        open();
        compare(stage.beside(0).comeBack(), "");
        tryVerify(() => findChild(shown, "told") !== null);
        compare(findChild(shown, "toldMove").text, "Now move your pawn 4"); // one sector was surveyed
        verify(findChild(shown, "toldMove").visible);
    }
    function test_so_it_does_when_the_player_was_away_meanwhile() {
        bring("asking", 1);
        boardBeside.used = true;
        stage.lock();
        compare(stage.sit(1), "");
        open();
        compare(stage.beside(0).comeBack(), "");
        tryVerify(() => findChild(shown, "told") !== null);
        compare(findChild(shown, "toldMove").text, "Now move your pawn 4");
    }
    function test_more_tells_who_is_at_which_phone() {
        bring("away", 0);
        shown = null;
        const page = createTemporaryObject(more, test);
        waitForRendering(page);
        const state = player => findChild(findChild(page, "phone" + player), "phoneState").text;
        compare(state(0), "this device, leads the table");
        compare(state(1), "out of reach");
        compare(state(2), "connected");
        tap(findChild(page, "phone1"));
        tryCompare(findChild(page, "awaySheet"), "opened", true);
        findChild(page, "awaySheet").close();
        tap(findChild(page, "letJoin"));
        tryCompare(findChild(page, "codeSheet"), "opened", true);
    }
    function spoken(entry: int, symbols: var): string {
        return "Symbols of entry " + entry + ": " + Array.from(symbols, number => SymbolWords.words[number]).join(", ");
    }
    StorySymbols { id: story; session: stage.session }
    function test_more_shows_the_symbols_of_the_newest_entry() {
        bring("", 0);
        story.wanted = true;
        const page = createTemporaryObject(more, test);
        verify(findChild(page, "sameStory").visible);
        const row = findChild(page, "symbols");
        const meaning = findChild(page, "symbolsMeaning");
        tryVerify(() => story.there && row.symbols.length === 8);
        compare(row.Accessible.name, spoken(story.entry, story.symbols));
        verify(!row.Accessible.ignored);
        compare(meaning.text, "Then you have all seen the same game, up to entry " + story.entry + ".");
        const before = story.entry;
        compare(stage.play(1), "");
        tryVerify(() => story.entry > before && meaning.text.endsWith(" " + story.entry + "."));
        compare(row.Accessible.name, spoken(story.entry, story.symbols));
        verify(SymbolWords.words.every((word, i) => word !== "" && SymbolWords.words.indexOf(word) === i));
        compare(SymbolWords.words.length, 32);
    }
    function test_symbols_are_two_groups_of_four_where_there_is_no_room_for_eight() {
        const row = createTemporaryQmlObject('import Aphelion.Parts; SymbolRow { width: 300 }', test);
        compare(row.columns, 2);
        compare(row.size, 28);
        row.width = 260;
        compare(row.columns, 1);
        compare(row.size, 28);
        row.width = 112;
        compare(row.size, 22);
    }
    function test_who_does_not_lead_the_table_releases_nobody() {
        compare(stage.gather(["Ana"], [["Luca"], ["Mira"]], false), "");
        compare(stage.sit(1), "");
        const page = createTemporaryObject(more, test);
        waitForRendering(page);
        verify(!findChild(page, "somebodyLeaves").visible);
    }
    function test_a_device_whose_seat_was_given_up_says_so() {
        compare(stage.gather(["Ana"], [["Luca"], ["Mira"]], false), "");
        compare(stage.sit(1), "");
        open();
        verify(shown.seatScreen);
        compare(stage.beside(0).release(1), "");
        tryVerify(() => !shown.seatScreen);
        compare(stage.table.viewpoint, -1);
        verify(part("vacancy").visible);
        verify(!part("sitDown").visible);
    }
    function test_at_the_end_everybody_vouches() {
        bring("over", 0);
        open();
        tryVerify(() => findChild(shown, "revealWheel") !== null);
        const words = part("vouched");
        tryCompare(words, "text", "Ana, Luca and Mira have the same log to its end.");
        compare(part("unvouched").text, "");
        findChild(shown, "revealWheel").all();
        tryVerify(() => part("sameStory").visible);
        tryVerify(() => part("symbols").Accessible.name.startsWith("Symbols of entry "));
    }
}
