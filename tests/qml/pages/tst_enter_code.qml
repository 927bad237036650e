import QtQuick
import Aphelion

Outside {
    name: "EnterCodePage"
    page: Component { EnterCodePage {} }

    function init() {
        stage.linked = false;
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
        verify(reads("Standard game"));
        verify(button("Continue").enabled);
    }
    function test_what_is_wrong_is_said_data() {
        return [
            { tag: "a slip", typed: "s7km4qxf", verdict: "That code has a typo" },
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
        press("Several of us");
        press("Just me");
        press("With the board");
        press("Continue");
        compare(lobby.code, "S7KM-4QXE");
        compare(lobby.withBoard, true);
        compare(spy.signalArguments[0][0], false);
    }
    function test_who_joins_has_a_device_of_their_own() {
        type("S7KM 4QXE");
        press("Continue");
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
    }

    // This device can meet others; a table with that code is gathered beside it.
    function beside(code: string): var {
        stage.linked = true;
        compare(stage.open(), "");
        stage.forgetTablesAfter(200);
        shown.visible = false; // the page before, which would look around too
        show({ app: stage.app, lobby: lobby });
        const host = stage.neighbour();
        compare(host.invite(code, ["Luca"]), "");
        return host;
    }
    function nearTables(): int {
        return findChild(shown, "nearby").count;
    }
    function symbols(): string {
        return shown.checked.symbols;
    }
    function test_a_device_that_meets_nobody_looks_for_no_tables() {
        verify(!reads("Looking for tables nearby…"));
        verify(!offers("Look for tables nearby"));
    }
    function test_a_table_near_is_there_while_it_is_gathered() {
        stage.linked = true;
        compare(stage.open(), "");
        show({ app: stage.app, lobby: lobby });
        verify(reads("Looking for tables nearby…"));
        const host = beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        verify(reads("Tables nearby") && !reads("Looking for tables nearby…"));
        host.leave();
        tryVerify(() => !offers("S7 · Standard"));
        verify(!reads("Tables nearby") && reads("Looking for tables nearby…"));
    }
    function test_a_tap_types_the_beginning_of_its_code() {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        compare(button("S7 · Standard").Accessible.name, "Table S7, Standard");
        press("S7 · Standard");
        compare(symbols(), "S7");
        verify(reads("2 of 8 symbols"));
        compare(button("S7 · Standard").Accessible.name, "Table S7, Standard: your code begins so");
        type("km4qxe");
        compare(shown.checked.code, "S7KM-4QXE");
    }
    function test_who_types_the_whole_code_after_its_beginning_was_filled_in_has_typed_it_data() {
        return [{ tag: "as it stands", code: "S7KM-4QXE" }, { tag: "in one go", code: "s7km4qxe" }, { tag: "with a space", code: "S7KM 4QXE" },
            { tag: "the rest only", code: "km-4qxe" }];
    }
    function test_who_types_the_whole_code_after_its_beginning_was_filled_in_has_typed_it(data) {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        press("S7 · Standard");
        type(data.code);
        compare(symbols(), "S7KM4QXE");
        compare(shown.checked.code, "S7KM-4QXE");
    }
    function test_who_pastes_the_whole_code_after_its_beginning_was_filled_in_has_typed_it_data() {
        return [{ tag: "code", code: "S7KM-4QXE" }, { tag: "without hyphen", code: "s7km4qxe" }, { tag: "link", code: "aphelion://join/S7KM-4QXE" }];
    }
    function test_who_pastes_the_whole_code_after_its_beginning_was_filled_in_has_typed_it(data) {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        press("S7 · Standard");
        const copied = createTemporaryQmlObject("import QtQuick; TextInput {}", shown);
        copied.text = data.code;
        copied.selectAll();
        copied.copy();
        keyClick("v", Qt.ControlModifier);
        tryVerify(() => shown.checked.code === "S7KM-4QXE");
    }
    function test_a_code_that_begins_twice_alike_can_be_typed() {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        press("S7 · Standard");
        type("s7");
        compare(symbols(), "S7"); // as if it had been typed from the beginning
        type("s7");
        compare(symbols(), "S7S7");
    }
    function test_a_tap_replaces_one_symbol_and_no_more_data() {
        return [
            { tag: "its first symbol", typed: "s", chosen: "S7", can: true },
            { tag: "another symbol", typed: "e", chosen: "S7", can: true },
            { tag: "its beginning, and more", typed: "s7km", chosen: "S7KM", can: true },
            { tag: "another beginning", typed: "s8", chosen: "S8", can: false },
            { tag: "another code", typed: "e2km4", chosen: "E2KM4", can: false }
        ];
    }
    function test_a_tap_replaces_one_symbol_and_no_more(data) {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        type(data.typed);
        const chip = button("S7 · Standard");
        compare(chip.enabled, data.can);
        mouseClick(chip);
        compare(symbols(), data.chosen);
        if (data.can)
            type("x"); // after what was there
        compare(symbols(), data.can ? data.chosen + "X" : data.chosen);
    }
    function test_who_types_the_beginning_sees_that_the_table_is_near() {
        beside("S7KM-4QXE");
        const other = stage.neighbour();
        compare(other.invite("E9Q1-G07X", ["Mia"]), "");
        tryVerify(() => offers("S7 · Standard") && offers("E9 · Expert"));
        type("S7");
        verify(button("S7 · Standard").chosen && !button("E9 · Expert").chosen);
        verify(!button("E9 · Expert").enabled);
        compare(button("E9 · Expert").Accessible.description, "The code you have typed begins otherwise.");
        keyClick(Qt.Key_Backspace);
        verify(!button("S7 · Standard").chosen && button("E9 · Expert").enabled);
    }
    function test_it_looks_around_only_while_the_page_is_seen() {
        beside("S7KM-4QXE");
        tryVerify(() => offers("S7 · Standard"));
        shown.visible = false;
        tryVerify(() => nearTables() === 0);
        shown.visible = true;
        tryVerify(() => nearTables() === 1);
        stage.setAirState("Off");
        tryVerify(() => nearTables() === 0);
        verify(reads("Bluetooth is off") && !reads("Looking for tables nearby…"));
        stage.setAirState("Ready");
        tryVerify(() => offers("S7 · Standard"));
    }
    function test_who_was_not_asked_yet_can_ask_to_be() {
        beside("S7KM-4QXE");
        stage.setAirState("NotAllowed");
        tryVerify(() => offers("Look for tables nearby"));
        verify(!offers("S7 · Standard") && !reads("Looking for tables nearby…"));
        verify(!reads("The app may not use Bluetooth yet"));
        press("Look for tables nearby");
        tryVerify(() => offers("S7 · Standard"));
        verify(!offers("Look for tables nearby"));
    }
    function test_what_keeps_devices_apart_is_said_once_data() {
        return [{ tag: "Off" }, { tag: "Forbidden" }, { tag: "NoRights" }, { tag: "CannotShow" }, { tag: "Failed" }];
    }
    function test_what_keeps_devices_apart_is_said_once(row) {
        beside("S7KM-4QXE");
        stage.setAirState(row.tag);
        tryVerify(() => !offers("S7 · Standard"));
        verify(!reads("Looking for tables nearby…") && !offers("Look for tables nearby") && !reads("Tables nearby"));
        stage.setAirState("Ready");
    }
}
