import QtQuick
import Aphelion

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
        tryVerify(() => seen().some(item => item.objectName === "pinFault" && item.visible && item.text !== ""));
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
        press("Copy as text");
        const said = findChild(shown, "said");
        verify(said.text.startsWith("Copied."));
        stage.askedOfDevice();
        press("Save as picture");
        tryVerify(() => said.text.startsWith("Saved as ") && said.text.endsWith("Aphelion 2026-03-04.png"), 5000, said.text);
        compare(stage.askedOfDevice(), ["file " + said.text.slice("Saved as ".length)]);
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
        const text = words.shared({ mode: "expert", code: "E202-8Z04", locatedAt: 21, found: true, points: 17, helped: 0, moves: "SSRTPVX" }, new Date(2026, 0, 10));
        const lines = text.split("\n");
        compare(lines.length, 4);
        verify(lines[1].endsWith("Expert, E202-8Z04"), lines[1]);
        compare(lines[2], "Planet X found at time 21, 17 points, without help");
        compare(lines[3], "◗◗≡◎△×★");
    }
}
