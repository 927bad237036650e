import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// What everybody looks at: conferences, peer reviews, the log.
TestCase {
    id: test

    name: "public"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    SignalSpy { id: done; signalName: "done" }
    Component { id: conference; ConferencePage { session: stage.session; held: stage.news.conference; anchors.fill: parent } }
    Component { id: boardConference; BoardConferencePage { session: stage.session; anchors.fill: parent } }
    Component { id: review; PeerReviewPage { session: stage.session; news: stage.news; anchors.fill: parent } }
    Component { id: boardReview; BoardReviewPage { session: stage.session; anchors.fill: parent } }
    Component { id: log; LogPage { session: stage.session; anchors.fill: parent } }

    function show(component) {
        const page = createTemporaryObject(component, test);
        verify(page);
        done.target = page;
        done.clear();
        return page;
    }
    function initTestCase() {
        Theme.reducedMotion = true;
    }

    function test_a_conference_shows_its_clue() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntilNews("Conference"), "");
        const page = show(conference);
        compare(findChild(page, "clue").text, ClueWords.sentence(stage.news.conference.clue));
        verify(findChild(page, "clue").text.startsWith("Planet X "));
        mouseClick(findChild(page, "next"));
        compare(done.count, 1);
    }
    function test_with_the_board_a_conference_is_held_by_hand() {
        compare(stage.begin("expert", ["Ana", "Luca"], true), "");
        compare(stage.sit(0), "");
        const page = show(boardConference);
        const next = findChild(page, "next");
        verify(!next.enabled);
        mouseClick(findChild(page, "conference1"));
        verify(next.enabled);
        mouseClick(next);
        compare(stage.table.log[1].kind, "ConferenceHeld");
        compare(findChild(page, "clue").text, ClueWords.sentence(stage.table.log[1].clue));
        mouseClick(next);
        compare(done.count, 1);

        const again = show(boardConference);
        compare(findChild(again, "conference1").detail, ClueWords.sentence(stage.table.log[1].clue));
        mouseClick(findChild(again, "conference1"));
        mouseClick(findChild(again, "next"));
        compare(stage.table.log.length, 2); // nothing new is written
        verify(findChild(again, "clue").visible);
    }

    function test_no_review_without_anything_to_turn_up() {
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntilNews("Review"), "");
        verify(stage.news.reviewed.length > 0);
    }
    function test_first_the_token_turns_then_the_verdict_is_told() {
        compare(stage.begin("expert", ["Ana", "Luca", "Mira"]), "");
        verify(untilVerdicts());
        Theme.reducedMotion = false;
        const page = show(review);
        const reviewed = stage.news.reviewed[0];
        const card = findChild(page, "sector" + reviewed.sector);
        compare(card.Accessible.name, "Sector " + reviewed.sector);
        compare(findChild(card, "verdictShown").opacity, 0);
        compare(findChild(card, "consequence").opacity, 0);
        verify(findChild(card, "consequence").Accessible.ignored);
        mouseClick(card); // whoever does not want to wait
        tryCompare(card, "open", true);
        verify(card.Accessible.name.endsWith(reviewed.confirmed !== "" ? "confirmed" : "disproved"));
        compare(findChild(card, "verdictShown").opacity, 1);
        compare(findChild(card, "consequence").opacity, 1);
        Theme.reducedMotion = true;
    }
    function untilVerdicts() {
        while (stage.table.phase !== "Over") {
            while (stage.news.kind !== "" && stage.news.reviewed.length === 0)
                stage.news.next();
            if (stage.news.kind === "Review" && stage.news.reviewed.length > 0)
                return true;
            compare(stage.play(1), "");
        }
        return false;
    }
    function test_a_review_shows_each_sector_with_its_verdict() {
        compare(stage.begin("expert", ["Ana", "Luca", "Mira"]), "");
        verify(untilVerdicts());
        const page = show(review);
        stage.news.reviewed.forEach(reviewed => {
            const card = findChild(page, "sector" + reviewed.sector);
            compare(findChild(card, "verdict").text, reviewed.confirmed !== "" ? "confirmed" : "disproved");
            const right = reviewed.confirmed !== "" && stage.sky[reviewed.sector - 1] === reviewed.confirmed;
            compare(reviewed.confirmed !== "", right);
        });
        stage.news.tracks.forEach(track => verify(findChild(page, "track" + track.sector)));
    }
    function test_with_the_board_a_theory_is_turned_up_by_hand() {
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        compare(stage.sit(0), "");
        const page = show(boardReview);
        const next = findChild(page, "next");
        verify(!next.enabled);
        const sector = stage.sky.indexOf("G") + 1;
        mouseClick(findChild(page, "objectG"));
        page.wheel.tap(sector);
        compare(next.text, "Turn up sector " + sector);
        mouseClick(next);
        compare(stage.table.log[1].kind, "Reviewed");
        verify(stage.table.log[1].correct);
        compare(findChild(page.Window.window, "answerWords").text, "Right");
    }

    function test_the_log_tells_the_newest_first() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const first = stage.table.whoseTurn, second = 1 - first;
        compare(stage.act(first, { survey: "A", from: 1, to: 4 }), "");
        compare(stage.act(second, { target: 3 }), "");
        const page = createTemporaryObject(log, test);
        const list = findChild(page, "log");
        compare(list.count, 3);
        compare(list.itemAtIndex(0).Accessible.name, stage.table.players[second].name + " targets sector 3, costs 4");
        compare(list.itemAtIndex(1).Accessible.name, stage.table.players[first].name + " surveys asteroids in sectors 1–4, costs 3");
        compare(list.itemAtIndex(2).Accessible.name, "The game begins");
    }
}
