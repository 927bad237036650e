import QtQuick
import Aphelion
import Aphelion.Parts

// What came of finished games: the list, a player's statistics, the sky of the day.
Outside {
    id: test

    name: "records"
    readonly property date day: new Date(2026, 2, 4)
    property Component statistics: Component { StatisticsPage {} }
    property Component today: Component { TodayPage {} }
    property Component history: Component { HistoryPage {} }

    function begin(names, pin) {
        compare(stage.begin("standard", names, false, pin ?? ""), "");
        stage.app.leave();
    }
    function test_the_list_tells_how_a_game_ended() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        stage.app.leave();
        page = history;
        show({ app: stage.app }, "statistics");
        const table = stage.app.finished[0];
        compare(table.outcomes.length, 2);
        const [first, second] = table.outcomes;
        verify(first.rank <= second.rank && first.points >= second.points);
        verify(reads("%1. %2 %3, %4. %5 %6".arg(first.rank).arg(table.names[first.player]).arg(first.points).arg(second.rank).arg(table.names[second.player]).arg(second.points)));
        press("Statistics");
        compare(spy.count, 1);
    }
    function test_a_deleted_game_still_counts() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        stage.app.leave();
        compare(stage.app.removeTable(stage.app.finished[0].id), "");
        page = statistics;
        show({ app: stage.app });
        for (const name of ["Ana", "Luca"]) {
            press(name);
            verify(reads("game") && reads("1"));
        }
    }
    function test_a_single_player_without_a_pin_is_shown_at_once() {
        begin(["Ana"]);
        compare(stage.remember("Ana", 30, day), "");
        page = statistics;
        show({ app: stage.app });
        compare(shown.subtitle, "Ana");
        verify(reads("30"));
        const times = findChild(shown, "times"), points = findChild(shown, "points");
        verify(times.visible && points.visible);
        compare(points.values.length, 20); // the last ones
        verify(times.values.length <= 20 && times.values.length > 0);
    }
    function test_whoever_has_a_pin_types_it() {
        begin(["Ana", "Luca"], "2580");
        compare(stage.remember("Luca", 3, day), "");
        page = statistics;
        show({ app: stage.app });
        verify(reads("Whose games?"));
        press("Luca");
        tryVerify(() => reads("The PIN of Luca"));
        type("1111");
        tryVerify(() => seen().some(item => item.objectName === "pinFault" && item.wrong && item.text !== ""));
        verify(!reads("games"));
        type("2580");
        tryVerify(() => reads("games"));
        verify(reads("3"));
    }
    function test_without_players_there_is_nothing_to_count() {
        compare(stage.open(), "");
        page = statistics;
        show({ app: stage.app });
        verify(reads("Nobody has played on this device yet."));
    }
    function test_the_sky_of_the_day_is_played_solo() {
        compare(stage.open(), "");
        page = today;
        show({ app: stage.app, date: new Date(2026, 0, 5) }, "solo");
        verify(reads("Standard"));
        verify(seen().some(item => item.code === "SD3X-7G4D"));
        press("Play solo");
        compare(spy.signalArguments[0][0], "SD3X-7G4D");
    }
    function test_a_result_of_the_day_can_be_shared() {
        begin(["Ana"]);
        compare(stage.remember("Ana", 5, day), "");
        page = today;
        show({ app: stage.app, date: day });
        const card = findChild(shown, "result");
        verify(card.visible && findChild(shown, "bests").visible);
        press("Share as text");
        const said = findChild(shown, "said");
        verify(said.text.startsWith("Copied."));
        stage.askedOfDevice();
        press("Save as picture");
        tryVerify(() => said.text.startsWith("Saved as ") && said.text.endsWith("Aphelion 2026-03-04.png"), 5000, said.text);
        compare(stage.askedOfDevice(), ["file " + said.text.slice("Saved as ".length)]);
    }
    function test_days_in_a_row_stand_on_the_page() {
        begin(["Ana"]);
        compare(stage.remember("Ana", 5, day), "");
        page = today;
        show({ app: stage.app, date: day });
        compare(findChild(shown, "streak").text, "5 days in a row");
        show({ app: stage.app, date: new Date(2026, 2, 6) }); // a day was left out
        verify(!findChild(shown, "streak").visible);
    }
    function test_what_a_locked_player_made_of_the_day_is_seen_after_the_pin() {
        begin(["Ana"], "2580");
        compare(stage.remember("Ana", 5, day), "");
        page = today;
        show({ app: stage.app, date: day });
        verify(!findChild(shown, "result").visible && !findChild(shown, "streak").visible && !findChild(shown, "bests").visible);
        verify(!offers("Share as text"));
        press("Show the results of Ana");
        tryVerify(() => reads("The PIN of Ana"));
        type("2580");
        tryVerify(() => findChild(shown, "result").visible);
        verify(findChild(shown, "streak").visible && offers("Share as text"));
    }
    function test_keys_stay_where_they_are_after_a_wrong_pin_data() {
        return [{ tag: "phone", width: 390, height: 844, scale: 1 }, { tag: "large type", width: 390, height: 844, scale: 2 },
            { tag: "tablet", width: 800, height: 1280, scale: 1 }];
    }
    function test_keys_stay_where_they_are_after_a_wrong_pin(data) {
        test.width = data.width;
        test.height = data.height;
        Theme.textScale = data.scale;
        begin(["Ana"], "2580");
        page = today;
        show({ app: stage.app, date: day });
        press("Show the results of Ana");
        tryVerify(() => reads("The PIN of Ana"));
        waitForRendering(shown);
        const pad = seen().find(item => item instanceof PinPad);
        const before = Math.round(pad.mapToItem(null, 0, 0).y);
        type("1111");
        tryVerify(() => seen().some(item => item.objectName === "pinFault" && item.wrong && item.text !== ""));
        waitForRendering(shown, 100);
        compare(Math.round(pad.mapToItem(null, 0, 0).y), before);
        press("Cancel");
        tryVerify(() => !offers("Cancel"));
        Theme.textScale = 1;
        test.width = 390;
        test.height = 844;
    }
    function test_a_day_that_was_not_played_has_no_result() {
        begin(["Ana"]);
        compare(stage.remember("Ana", 5, day), "");
        page = today;
        show({ app: stage.app, date: new Date(2026, 2, 5) });
        verify(!findChild(shown, "result").visible);
        verify(offers("Play solo"));
        verify(reads("Your first result of the day counts."));
    }
    function test_a_shared_text_says_what_was_done_and_nothing_of_the_sky() {
        const words = createTemporaryQmlObject('import Aphelion; TodayWords {}', test);
        const result = { mode: "expert", code: "E202-8Z04", locatedAt: 21, found: true, points: 17, helped: 0, moves: "SSRTPVX" };
        verify(words.shared(result, new Date(2026, 0, 10), 3).endsWith("\n3 days in a row"));
        const text = words.shared(result, new Date(2026, 0, 10), 1);
        const lines = text.split("\n");
        compare(lines.length, 4);
        verify(lines[1].endsWith("Expert, E202-8Z04"), lines[1]);
        compare(lines[2], "Planet X found at time 21, 17 points, without help");
        compare(lines[3], "◗◗≡◎△×★");
    }
}
