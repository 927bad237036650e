import QtQuick
import Aphelion
import Aphelion.Parts

Outside {
    id: test
    name: "LobbyPage"
    page: Component { LobbyPage {} }

    function begin(several: bool) {
        while (lobby.seats.length > 0)
            lobby.remove(0);
        lobby.code = "S7KM-4QXE";
        show({ app: stage.app, lobby: lobby, several: several }, "started");
    }
    function typePin(pin: string) {
        seen().find(item => item instanceof PinPad).forceActiveFocus();
        type(pin);
    }
    function test_two_empty_seats_and_why_it_cannot_begin() {
        compare(stage.open(), "");
        begin(true);
        compare(fields().length, 2);
        verify(!button("Start").enabled);
        verify(reads("Every player needs a name."));
    }
    function test_names_make_a_table() {
        compare(stage.open(), "");
        begin(true);
        typeName(0, "Ana");
        typeName(1, "Luca");
        compare(lobby.seats[1].name, "Luca");
        verify(!reads("Every player needs a name."));
        press("Start");
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished[0].names, ["Ana", "Luca"]);
    }
    function test_a_name_has_at_most_twelve_letters_and_is_nobody_elses() {
        compare(stage.open(), "");
        begin(true);
        typeName(0, "Bartholomew the Great");
        compare(lobby.seats[0].name, "Bartholomew ");
        compare(fields()[0].text, "Bartholomew ");
        typeName(1, "bartholomew");
        verify(reads("Two players have the same name."));
        compare(fields()[1].wrong, "Somebody else has this name.");
        verify(!button("Start").enabled);
    }
    function test_a_known_name_may_be_on_the_way_to_another() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.app.leave();
        begin(true);
        typeName(0, "Ana");
        compare(lobby.seats[0].player, "");
        type("st");
        compare(lobby.seats[0].name, "Anast");
        compare(lobby.seats[0].player, "");
        typeName(1, "Luca");
        fields()[0].focusLine();
        verify(lobby.seats[1].player !== "");
        verify(!button("No PIN").enabled); // a known player's is changed in the settings
    }
    function test_seats_come_and_go() {
        compare(stage.open(), "");
        begin(true);
        press("Add a player");
        press("Add a player");
        compare(fields().length, 4);
        verify(!offers("Add a player"));
        press("Remove player 4");
        press("Remove player 3");
        press("Remove player 2");
        compare(lobby.seats.length, 1);
        verify(!offers("Remove player 1"));
    }
    function test_pawn_season_and_facts_change_hands() {
        compare(stage.open(), "");
        begin(true);
        typeName(1, "Luca");
        press("Summer, 4 facts");
        tryVerify(() => reads("Season of the note sheet"));
        press("Spring");
        press("triangle");
        press("12");
        compare([lobby.seats[1].season, lobby.seats[1].colour, lobby.seats[1].facts], ["Spring", 2, 12]);
        compare(lobby.seats[0].season, "Summer");
        press("Done");
        tryVerify(() => !offers("Done"));
        verify(offers("Spring, 12 facts"));
    }
    function test_a_pin_is_typed_twice() {
        compare(stage.open(), "");
        begin(true);
        typeName(0, "Ana");
        seen().filter(item => item.text === "Set a PIN")[0].clicked();
        tryVerify(() => reads("A PIN for Ana"));
        typePin("4711");
        tryVerify(() => reads("Once more, the same PIN."));
        typePin("4712");
        verify(reads("The two were not the same. Begin again."));
        verify(!lobby.seats[0].hasPin);
        typePin("4711");
        typePin("4711");
        tryVerify(() => lobby.seats[0].hasPin);
        tryVerify(() => !reads("A PIN for Ana"));
        verify(offers("PIN set"));
    }
    function test_keys_stay_where_they_are_while_a_pin_is_chosen_data() {
        return [{ tag: "phone", width: 390, height: 844, scale: 1 }, { tag: "large type", width: 390, height: 844, scale: 2 },
            { tag: "tablet", width: 800, height: 1280, scale: 1 }];
    }
    function test_keys_stay_where_they_are_while_a_pin_is_chosen(data) {
        test.width = data.width;
        test.height = data.height;
        Theme.textScale = data.scale;
        compare(stage.open(), "");
        begin(true);
        typeName(0, "Maximiliane");
        seen().filter(item => item.text === "Set a PIN")[0].clicked();
        tryVerify(() => seen().some(item => item instanceof PinPad));
        const pad = seen().find(item => item instanceof PinPad);
        waitForRendering(shown);
        const before = Math.round(pad.mapToItem(null, 0, 0).y);
        for (const pin of ["4711", "4712", "4711"]) {
            typePin(pin);
            waitForRendering(shown, 100);
            compare(Math.round(pad.mapToItem(null, 0, 0).y), before);
        }
        press("Cancel");
        Theme.textScale = 1;
        test.width = 390;
        test.height = 844;
    }
    function test_a_second_tap_on_start_goes_nowhere() {
        compare(stage.open(), "");
        begin(false);
        typeName(0, "Ana");
        const start = button("Start");
        mouseClick(start);
        verify(start.text !== "Start", "it does not show that it was pressed");
        mouseClick(start);
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished.length, 1);
    }
    function test_players_of_this_device_are_one_tap_away() {
        compare(stage.begin("standard", ["Ana", "Luca"], false, "1234"), "");
        begin(true);
        press("Ana");
        compare(lobby.seats.length, 2);
        compare(lobby.seats[0].name, "Ana");
        verify(lobby.seats[0].player !== "");
        verify(offers("Has a PIN"));
        verify(!button("Has a PIN").enabled);
        verify(!offers("Ana"));
        verify(offers("Luca"));
    }
    function test_alone_there_is_one_seat_with_everything_on_it() {
        compare(stage.open(), "");
        begin(false);
        compare(fields().length, 1);
        compare(fields()[0].placeholder, "Your name");
        verify(reads("Season of the note sheet"));
        verify(!offers("Add a player"));
        verify(!offers("Set a PIN"));
        typeName(0, "Ana");
        press("Winter");
        press("Start");
        tryCompare(spy, "count", 1);
        compare(lobby.seats[0].season, "Winter");
    }

    function receive(name: string): var {
        stage.linked = true;
        compare(stage.open(), "");
        begin(false);
        lobby.invite();
        const guest = stage.neighbour();
        compare(guest.join(lobby.code, [name]), "");
        tryVerify(() => reads(name));
        return guest;
    }
    function cleanup() {
        stage.linked = false;
    }
    function test_those_at_other_devices_sit_below_and_can_be_sent_away() {
        const luca = receive("Luca");
        typeName(0, "Ana");
        verify(reads("On other devices"));
        verify(!button("Start").enabled);
        verify(reads("At the door: Luca. Let them in or say “not now”, then start."));
        press("Let in");
        verify(button("Start").enabled);
        verify(reads("Summer, 4 facts"));
        press("Remove");
        verify(!reads("Luca"));
        tryCompare(luca.joining, "obstacle", "NotWanted");
        press("Start");
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished[0].names, ["Ana"]);
    }
    function test_the_host_can_take_what_a_guest_has() {
        const luca = receive("Luca");
        typeName(0, "Ana");
        press("Let in");
        press("Summer");
        press("square");
        compare([lobby.seats[0].season, lobby.seats[0].colour], ["Summer", 1]);
        verify(reads("Spring, 4 facts"));
        press("Start");
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished[0].names, ["Ana", "Luca"]);
        tryVerify(() => luca.app.atTable);
    }
    function test_somebody_elses_table_is_looked_for() {
        stage.linked = true;
        compare(stage.open(), "");
        while (lobby.seats.length > 0)
            lobby.remove(0);
        lobby.code = "S7KM-4QXE";
        show({ app: stage.app, lobby: lobby, several: false, joining: true }, "joined");
        verify(!button("Join the table").enabled);
        typeName(0, "Ana");
        press("Join the table");
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished.length, 0);
        lobby.giveUp();
    }
}
