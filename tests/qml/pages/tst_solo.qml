import QtQuick
import Aphelion

Outside {
    name: "SoloPage"
    page: Component { SoloPage {} }

    function init() {
        compare(stage.open(), "");
        lobby.begin();
        lobby.withBoard = false;
        lobby.addBot("Observer");
        show({ app: stage.app, lobby: lobby }, "chosen");
    }
    function test_one_tap_goes_on_with_what_is_chosen_already() {
        press("Continue");
        verify(stage.app.checkCode(spy.signalArguments[0][0]).ok);
        compare(lobby.bots.length, 1);
        compare(lobby.bots[0].skill, "Observer");
    }
    function test_bots_come_and_go_but_the_last_one_stays() {
        press("Add a bot");
        press("Add a bot");
        compare(lobby.bots.length, 3);
        verify(!offers("Add a bot"));
        press("Remove Tycho");
        press("Remove Vera");
        compare(lobby.bots.length, 1);
        verify(!offers("Remove " + lobby.bots[0].name));
    }
    function test_how_well_a_bot_plays_is_chosen_and_told() {
        verify(reads("Asks sensible questions, not always sure."));
        press("Laureate");
        compare(lobby.bots[0].skill, "Laureate");
        verify(reads("Misses nothing and is never wrong."));
    }
    function test_the_mode_and_the_help_reach_the_table() {
        press("Expert");
        press("Hints");
        press("Continue");
        compare(stage.app.checkCode(spy.signalArguments[0][0]).mode, "expert");
        compare(lobby.help, "Hints");
    }
    function test_a_given_code_is_played() {
        show({ app: stage.app, lobby: lobby, code: "S000-4K7F" }, "chosen");
        press("Continue");
        compare(spy.signalArguments[0][0], "S000-4K7F");
    }
    function test_the_board_may_lie_beside_the_game() {
        press("Continue");
        compare(spy.signalArguments[0][1], false);
        press("With the board");
        press("Continue");
        compare(spy.signalArguments[1][1], true);
        verify(!lobby.withBoard, "the app still keeps the whole game");
    }
}
