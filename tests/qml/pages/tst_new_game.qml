import QtQuick
import Aphelion

Outside {
    name: "NewGamePage"
    page: Component { NewGamePage {} }

    function init() {
        compare(stage.open(), "");
        lobby.withBoard = false;
        lobby.help = "Bookkeeping";
        show({ lobby: lobby }, "chosen");
    }
    function test_one_tap_goes_on_with_what_is_chosen_already() {
        press("Continue");
        compare(spy.signalArguments[0][0], "standard");
        compare(spy.signalArguments[0][1], true);
        compare(lobby.withBoard, false);
        compare(lobby.help, "Bookkeeping");
    }
    function test_every_choice_reaches_the_table() {
        verify(reads("18 sectors"));
        press("Expert");
        press("With the board");
        press("Just me");
        press("None");
        verify(button("Expert").checked && !button("Standard").checked);
        press("Continue");
        compare(spy.signalArguments[0][0], "expert");
        compare(spy.signalArguments[0][1], false);
        compare(lobby.withBoard, true);
        compare(lobby.help, "None");
    }
}
