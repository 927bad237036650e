import QtQuick
import Aphelion
import Aphelion.Parts

Outside {
    name: "CodePage"
    page: Component { CodePage {} }

    QrCode { id: expected }

    function test_the_code_is_there_to_read_and_to_scan() {
        compare(stage.open(), "");
        lobby.code = "S7KM-4QXE";
        show({ app: stage.app, lobby: lobby }, "goOn");
        verify(reads("S7KM-") && reads("4QXE"));
        verify(!reads("You have played this code before"));
        expected.text = "aphelion://join/S7KM-4QXE";
        const picture = seen().find(item => item instanceof QrPicture);
        compare(picture.text, expected.text);
        verify(expected.path !== "");
        verify((picture.width - expected.size * picture.module) / 2 >= 4 * picture.module, "no quiet zone");
        press("Continue");
        compare(spy.count, 1);
    }
    function test_the_code_is_shared_with_its_link() {
        compare(stage.open(), "");
        lobby.code = "S7KM-4QXE";
        stage.askedOfDevice();
        show({ app: stage.app, lobby: lobby });
        verify(!reads("Copied: code and link can be pasted into a message."));
        press("Share");
        compare(stage.askedOfDevice(), ["share Join my table in Aphelion. The game code is S7KM-4QXE: aphelion://join/S7KM-4QXE"]);
        verify(reads("Copied: code and link can be pasted into a message."));
        lobby.code = "S7KM-4QZ3";
        verify(!reads("Copied: code and link can be pasted into a message.")); // of this one nobody has copied anything
    }
    function test_a_code_that_was_played_before_is_owned_up_to() {
        compare(stage.begin("standard", ["Ana"]), "");
        lobby.code = stage.app.unfinished[0].code;
        show({ app: stage.app, lobby: lobby });
        verify(reads("You have played this code before"));
    }

    function invite() {
        stage.linked = true;
        compare(stage.open(), "");
        while (lobby.seats.length > 0)
            lobby.remove(0);
        lobby.code = "S7KM-4QXE";
        lobby.add("Ana");
        show({ app: stage.app, lobby: lobby }, "goOn");
    }
    function cleanup() {
        stage.linked = false;
    }
    function test_without_a_way_to_others_it_says_what_the_code_alone_means() {
        compare(stage.open(), "");
        lobby.code = "S7KM-4QXE";
        lobby.withBoard = false;
        show({ app: stage.app, lobby: lobby });
        verify(reads("This device plays by the code only"));
        verify(reads(JoiningWords.codeOnScreen));
        lobby.withBoard = true;
        verify(reads(JoiningWords.codeWithBoard));
        lobby.withBoard = false;
    }
    function test_who_comes_appears_and_is_let_in() {
        invite();
        verify(reads("Waiting for the others. Sharing this device? Then just go on."));
        const luca = stage.neighbour();
        compare(luca.join("S7KM-4QXE", ["Luca", "Lea"]), "");
        tryVerify(() => reads("Luca") && reads("Lea")); // of one device, together
        verify(reads("At the door: Luca and Lea"));
        compare(seen().filter(item => item instanceof SecondaryButton && item.text === "Let in").length, 1);
        press("Let in");
        verify(reads("At the table"));
        verify(!offers("Let in") && !offers("Not now") && !offers("Remove"));
        tryCompare(luca.joining, "stage", "Inside");
    }
    function test_who_is_not_wanted_now_goes() {
        invite();
        const luca = stage.neighbour();
        compare(luca.join("S7KM-4QXE", ["Luca"]), "");
        tryVerify(() => offers("Not now"));
        press("Not now");
        verify(!reads("Luca"));
        tryCompare(luca.joining, "obstacle", "NotWanted");
    }
    function test_where_there_is_no_seat_it_says_so() {
        invite();
        ["Bo", "Cy"].forEach(name => lobby.add(name));
        compare(stage.neighbour().join("S7KM-4QXE", ["Luca", "Lea"]), "");
        tryVerify(() => reads("At the door. There is no seat left: make room first."));
        verify(!button("Let in").enabled);
    }
    function test_wrong_codes_are_told_and_others_can_be_let_try() {
        invite();
        for (let i = 0; i < 5; ++i)
            compare(stage.neighbour().join("S7KM-4QZ3", ["Eve"]), "");
        tryVerify(() => reads("Somebody keeps trying wrong codes"));
        press("Go on letting people try");
        verify(!reads("Somebody keeps trying wrong codes"));
    }
    function test_what_is_switched_off_is_told() {
        invite();
        verify(!reads("Bluetooth is off"));
        stage.setAirState("Off");
        tryVerify(() => reads("Bluetooth is off"));
        stage.setAirState("Ready");
    }
    function test_who_cannot_be_found_can_invite_like_others() {
        invite();
        ["NoRights", "CannotShow"].forEach(state => {
            stage.setAirState(state);
            verify(!reads("Other devices cannot find this one"));
            verify(reads("Waiting for the others. Sharing this device? Then just go on."));
        });
        stage.setAirState("Ready");
    }
    function test_a_device_that_is_found_is_seen_before_it_is_at_the_door() {
        let seen = false;
        invite();
        const watch = () => seen = seen || reads("A device is near: comparing the code");
        lobby.changed.connect(watch);
        compare(stage.neighbour().join("S7KM-4QXE", ["Luca"]), "");
        tryVerify(() => offers("Let in"));
        lobby.changed.disconnect(watch);
        verify(seen);
    }
}
