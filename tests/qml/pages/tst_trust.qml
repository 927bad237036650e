import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// What people are told and asked where nobody has to be trusted. Ana plays here; Luca and Mira have phones of their own.
TestCase {
    id: test

    name: "trust"
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
    Component { id: more; MorePage { session: stage.session; anchors.fill: parent } }

    Component { id: reveal; RevealPage { session: stage.session; anchors.fill: parent } }

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

    // The sheet that has come up, in the words of its title and of the text of that name.
    function reads(name: string, title: string, text: string, words: string) {
        const shownSheet = sheet(name);
        compare(shownSheet.title, title);
        compare(part(text).text, words);
    }
    function last(): string {
        return stage.table.log[stage.table.log.length - 1].kind;
    }

    function test_whoever_is_asked_for_a_bot_agrees() {
        bring("asked", 1);
        open();
        reads("askedSheet", "A bot for Mira?", "asked", "Luca wants a bot to play for Mira until Mira is back.");
        compare(strip(), "Luca asks you something");
        tap(part("allow"));
        tryVerify(() => last() === "SeatLent");
        tryVerify(() => strip() === "");
    }
    function test_whoever_is_asked_for_another_phone_may_say_no() {
        bring("askedPhone", 1);
        open();
        reads("askedSheet", "Is Mira’s phone lost?", "asked", "Luca wants to let Mira go on with another phone.");
        tap(part("forbid"));
        tryVerify(() => strip() === "");
        verify(last() !== "SeatRekeyed");
    }
    function test_a_bot_is_asked_for_where_somebody_is_away() {
        bring("away", 0);
        open();
        tap(part("whatNow"));
        const away = sheet("awaySheet");
        tap(part("lend"));
        tryCompare(away, "opened", false);
        tryVerify(() => strip() === "Waiting for the others to agree");
        tap(part("strip"));
        const other = sheet("matterSheet");
        compare(part("matterText").text, "A bot plays for Luca as soon as 1 more person agrees on their own phone.");
        other.close();
        compare(stage.answer(1, false), "");
        tryVerify(() => strip() === "The others did not agree");
        tap(part("strip"));
        tryCompare(sheet("matterSheet"), "title", "Not agreed to");
        tap(part("matterDone"));
        tryVerify(() => strip() === "");
    }
    function test_a_bot_that_plays_on_is_said_where_the_player_stands() {
        bring("lent", 0);
        const page = createTemporaryObject(more, test);
        waitForRendering(page);
        const row = findChild(page, "phone1");
        compare(findChild(row, "phoneState").text, "a bot plays for Luca until Luca is back");
        verify(!row.enabled);
        page.destroy();
        open();
        tryVerify(() => findChild(shown, "lent") !== null);
    }
    function test_whoever_s_seat_was_taken_gets_it_back() {
        bring("taken", -1);
        open();
        reads("takenSheet", "Was that you, Ana?", "taken", "Ana’s seat goes on at another phone. Luca and Mira agreed to it.");
        tap(part("wasNotMe"));
        tryVerify(() => last() === "Protested", 10000);
        reads("disputeSheet", "Ana’s seat was taken without Ana", "dispute", "Luca and Mira agreed to another phone for Ana, and Ana says it was somebody else. Ana has the seat back; the result is marked as disputed.");
    }
    function test_whoever_has_another_phone_says_so_and_is_asked_no_more() {
        bring("taken", -1);
        open();
        const asked = sheet("takenSheet");
        tap(part("wasMe"));
        tryCompare(asked, "opened", false);
        tryVerify(() => strip() === "");
        compare(last(), "SeatRekeyed");
    }
    function test_a_dispute_is_left_as_it_is() {
        bring("disputed", 0);
        open();
        const dispute = sheet("disputeSheet");
        tap(part("goOn"));
        tryCompare(dispute, "opened", false);
        tryVerify(() => strip() === "");
    }
    function test_people_go_on_from_before_a_seat_was_taken() {
        bring("disputed", 0);
        open();
        sheet("disputeSheet");
        compare(part("goBefore").text, "Go on from before that");
        tap(part("goBefore"));
        tryVerify(() => strip() === "Waiting for the others to agree");
        tap(part("strip"));
        const dispute = sheet("disputeSheet");
        verify(part("goingBack").visible && part("stayHere").visible && !part("goBefore").visible);
        dispute.close();
        compare(stage.answer(0, true), "");
        compare(stage.answer(1, true), "");
        tryVerify(() => last() === "EpochRaised", 10000);
        tryVerify(() => strip() === "");
    }
    function test_whoever_is_asked_to_go_back_sees_what_is_lost() {
        bring("goingBack", 0);
        open();
        reads("offerSheet", "Go on from before Luca’s seat was taken?", "offer", "Luca asks for it, and more than half of you must agree.");
        const list = Array.from(stage.table.log).findIndex(line => line.kind === "SeatRekeyed");
        const offer = sheet("offerSheet");
        verify(findChild(offer.contentItem, "lostCount").text.startsWith("Then these " + (stage.table.log.length - list)));
        tap(part("disagree"));
        tryCompare(offer, "opened", false);
        sheet("disputeSheet");
    }
    function test_of_two_stories_one_is_taken() {
        bring("forked", -1);
        open();
        const follow = sheet("followSheet");
        compare(follow.title, "This table has two stories");
        compare(part("follow").text, "Take the other story");
        compare(part("stay").text, "Stay with mine");
        tap(part("follow"));
        tryVerify(() => stage.table.abandoned.length === 1, 10000);
        tryVerify(() => strip() === "Ana’s phone signed two different stories");
    }
    function test_of_two_stories_the_own_one_is_kept() {
        bring("forked", -1);
        open();
        const follow = sheet("followSheet");
        tap(part("stay"));
        tryCompare(follow, "opened", false);
        compare(stage.table.abandoned.length, 0);
    }
    function test_whoever_was_overtaken_may_stay() {
        bring("overtaken", -1);
        open();
        const follow = sheet("followSheet");
        compare(follow.title, "The others carried on without this phone");
        tap(part("stay"));
        tryCompare(follow, "opened", false);
        compare(stage.table.abandoned.length, 0);
        tryVerify(() => strip() === "");
    }
    function test_a_host_that_lied_is_named_once_and_leads_no_more() {
        compare(stage.gather(["Ana"], [["Luca"], ["Mira"]], false), "");
        compare(stage.sit(1), "");
        stage.accuse(-1);
        open();
        tryVerify(() => strip() === "Luca’s phone signed two different stories");
        tap(part("strip"));
        compare(sheet("matterSheet").title, "Luca’s phone signed two different stories");
        tap(part("matterDone"));
        tryVerify(() => strip() === "Luca’s phone no longer leads the table");
        tap(part("strip"));
        compare(sheet("hostSheet").title, "Luca’s phone no longer leads the table");
        verify(part("carryOn").visible && part("carryOn").enabled);
        compare(part("carryOn").text, "Carry on from this phone");
    }
    function test_whoever_lied_can_always_be_read() {
        compare(stage.gather(["Ana"], [["Luca"], ["Mira"]]), "");
        compare(stage.sit(0), "");
        stage.accuse(2);
        const page = createTemporaryObject(more, test);
        waitForRendering(page);
        const line = findChild(page, "culprit");
        compare(line.text, "Mira’s phone signed two different moves under one number");
        compare(line.Accessible.name, line.text);
    }
    function test_the_end_says_what_is_unchecked_disputed_and_proven() {
        bring("unchecked", 0);
        const page = createTemporaryObject(reveal, test);
        waitForRendering(page);
        page.showAll();
        tryVerify(() => page.told);
        compare(findChild(page, "unchecked").text, "Planet X brings Luca nothing: nobody could check the guess.");
        verify(!findChild(page, "disputed"));
        compare(findChild(page, "audit").text, "Everything that could be checked is right");
        compare(stage.protest(0), "");
        tryVerify(() => findChild(page, "disputed") !== null);
        compare(findChild(page, "disputed").text, "The result of Luca is disputed: the seat was given to another phone without Luca. Ana and Mira agreed to it.");
        stage.accuse(2);
        tryVerify(() => findChild(page, "culprit") !== null);
        compare(findChild(page, "culprit").text, "Mira’s phone signed two different moves under one number");
    }
}
