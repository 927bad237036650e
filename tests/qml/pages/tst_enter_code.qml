import QtQuick
import Aphelion

Outside {
    name: "EnterCodePage"
    page: Component { EnterCodePage {} }

    function init() {
        compare(stage.open(), "");
        lobby.code = "";
        lobby.withBoard = false;
        show({ app: stage.app, lobby: lobby }, "chosen");
    }
    function test_while_it_is_short_it_is_only_counted() {
        verify(reads("0 of 8 symbols"));
        type("s7u");
        verify(reads("3 of 8 symbols"));
        verify(!button("Continue").enabled);
        verify(reads("Type the whole code to go on."));
    }
    function test_typing_is_forgiving() {
        type("s7km-4qxe");
        compare(shown.checked.code, "S7KM-4QXE");
        verify(reads("Standard: a good code"));
        verify(button("Continue").enabled);
    }
    function test_what_is_wrong_is_said_data() {
        return [
            { tag: "a slip", typed: "s7km4qxf", verdict: "There is a slip in the code" },
            { tag: "a symbol that cannot be", typed: "s7km4qxu", verdict: "This symbol is not in any code" },
            { tag: "too long", typed: "s7km4qxee", verdict: "Too many symbols: 9 instead of 8" }
        ];
    }
    function test_what_is_wrong_is_said(data) {
        type(data.typed);
        verify(reads(data.verdict));
        verify(!button("Continue").enabled);
        compare(lobby.code, "");
    }
    function test_a_code_of_four_is_answered_kindly() {
        type("a1b2");
        keyClick(Qt.Key_Return);
        verify(reads("A code of four belongs to the published app"));
        type("c");
        verify(!reads("A code of four belongs to the published app"));
    }
    function test_it_goes_on_with_the_code_and_the_choices() {
        type("S7KM 4QXE");
        press("Only me");
        press("With the board");
        press("Continue");
        compare(lobby.code, "S7KM-4QXE");
        compare(lobby.withBoard, true);
        compare(spy.signalArguments[0][0], false);
    }
    function test_a_code_that_was_played_before_is_owned_up_to() {
        compare(stage.begin("expert", ["Ana"]), "");
        show({ app: stage.app, lobby: lobby });
        type(stage.app.unfinished[0].code);
        verify(reads("You have played this code before"));
    }

    function test_how_it_is_played_is_for_the_host_of_a_table_to_say() {
        verify(reads("How you play"));
        verify(reads("This device plays by the code only"));
        stage.linked = true;
        compare(stage.open(), "");
        show({ app: stage.app, lobby: lobby });
        verify(!reads("How you play"));
        verify(reads("This device is for"));
        verify(!reads("This device plays by the code only"));
        stage.linked = false;
    }
}
