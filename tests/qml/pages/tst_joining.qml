import QtQuick
import Aphelion

Outside {
    id: test
    name: "JoiningPage"
    page: Component { JoiningPage {} }

    readonly property string code: "S7KM-4QXE"
    readonly property string otherCode: "S7KM-4QZ3" // looked for in the same way
    property var host: null

    // This device looks for the table; beside it is the one that has it, or will.
    function join(properties: var, signalName: var) {
        stage.linked = true;
        compare(stage.open(), "");
        host = stage.neighbour();
        while (lobby.seats.length > 0)
            lobby.remove(0);
        lobby.code = test.code;
        lobby.add("Ana");
        compare(lobby.join(), "");
        show(Object.assign({ app: stage.app, lobby: lobby }, properties ?? {}), signalName ?? "arrived");
    }
    function comeIn() {
        join();
        compare(host.invite(test.code, ["Luca"]), "");
        tryVerify(() => host.invitation.waiting.length === 1);
        compare(host.admitAll(), "");
        tryVerify(() => reads("Waiting for Luca to start"));
    }
    function cleanupTestCase() {
        stage.linked = false;
    }

    function test_the_steps_are_seen_as_they_happen() {
        join();
        verify(reads("Looking for the table"));
        verify(reads("Comparing the code"));
        compare(host.invite(test.code, ["Luca"]), "");
        tryVerify(() => reads("Table found") && reads("The code is right"));
        verify(reads("Waiting for the host to let you in"));
        tryVerify(() => host.invitation.waiting.length === 1);
        compare(host.admitAll(), "");
        tryVerify(() => reads("Let in") && reads("Waiting for Luca to start"));
        compare(shown.title, "The table of Luca");
        tryVerify(() => reads("Ana (here)"));
        verify(reads("All on screen"));
        compare(spy.count, 0);
        compare(host.start(), "");
        tryCompare(spy, "count", 1);
        verify(stage.app.atTable);
    }
    function test_what_is_granted_is_seen_and_can_be_changed() {
        comeIn();
        tryVerify(() => reads("Summer, 4 facts"));
        verify(reads("Spring, 4 facts")); // the host's own
        press("Change");
        tryVerify(() => offers("Done"));
        verify(!button("Spring").enabled);
        verify(!button("circle").enabled);
        verify(reads("What others at the table have is taken. The host can swap."));
        press("Winter");
        press("Done");
        tryVerify(() => reads("Winter, 4 facts"));
        tryVerify(() => host.invitation.guests[0].people[0].season === "Winter");
    }
    function test_a_wrong_code_leads_back_to_the_code() {
        join({}, "codeWanted");
        host.invite(test.otherCode, ["Luca"]);
        tryVerify(() => reads("This is not the code of that table"));
        verify(!offers("Play by the code only")); // it would be another sky
        verify(offers("Try again"));
        press("Correct the code");
        compare(spy.count, 1);
    }
    function test_who_is_turned_away_reads_why_and_asks_again() {
        join();
        host.invite(test.code, ["Luca"]);
        tryVerify(() => host.invitation.waiting.length === 1);
        host.invitation.decline(host.invitation.guests[0].number);
        tryVerify(() => reads("Not let in this time"));
        press("Try again");
        verify(!reads("Not let in this time"));
        tryVerify(() => host.invitation.waiting.length === 1);
    }
    function test_a_wait_is_counted_down() {
        join();
        host.invite(test.otherCode, ["Luca"]);
        tryVerify(() => offers("Try again"));
        press("Try again");
        tryVerify(() => reads("Wrong codes were tried at that table"));
        verify(reads("It lets nobody try for a moment. This device tries again by itself. Next try in 1 s."));
        verify(!offers("Try again"));
    }
    function test_looking_in_vain_brings_hints_and_the_way_by_the_code() {
        join({ slowAfter: 1 });
        tryVerify(() => reads("No table found yet"));
        press("Play by the code only");
        tryVerify(() => offers("We have the board on the table"));
        press("We have the board on the table");
        tryCompare(spy, "count", 1);
        compare(stage.app.unfinished[0].withBoard, true);
        compare(stage.app.unfinished[0].code, test.code);
        compare(stage.app.unfinished[0].names, ["Ana"]);
    }
    function test_what_cannot_be_searched_with_is_told() {
        join();
        verify(!offers("Play by the code only"));
        stage.setAirState("Off");
        tryVerify(() => reads("Bluetooth is off"));
        verify(offers("Play by the code only"));
        stage.setAirState("Ready");
        tryVerify(() => !reads("Bluetooth is off"));
    }
    function test_who_has_not_allowed_it_is_asked_once_more() {
        join();
        stage.setAirState("NotAllowed");
        tryVerify(() => reads("The app may not use Bluetooth yet"));
        press("Allow Bluetooth");
        tryVerify(() => !reads("The app may not use Bluetooth yet"));
        verify(!offers("Allow Bluetooth"));
    }
    function test_who_has_forbidden_it_reads_where_to_change_that() {
        join();
        stage.setAirState("Forbidden");
        tryVerify(() => reads("Bluetooth is not allowed for this app"));
        verify(!offers("Allow Bluetooth") && offers("Play by the code only"));
    }
    function test_who_cannot_be_found_reads_that_they_can_lead_data() {
        return [{ tag: "NoRights" }, { tag: "CannotShow" }];
    }
    function test_who_cannot_be_found_reads_that_they_can_lead(row: var) {
        join();
        stage.setAirState(row.tag);
        tryVerify(() => reads("Other devices cannot find this one"));
        compare(offers("Copy the command"), row.tag === "NoRights");
        compare(seen().some(item => (item.text ?? "").startsWith("sudo setcap cap_net_admin,cap_net_raw+ep ")), row.tag === "NoRights");
        verify(offers("Play by the code only"));
    }
    function test_a_wrong_code_does_not_keep_it_from_the_right_table() {
        join();
        host.invite(test.otherCode, ["Luca"]);
        tryVerify(() => reads("This is not the code of that table"));
        const right = stage.neighbour();
        compare(right.invite(test.code, ["Mia"]), "");
        tryVerify(() => reads("The code is right"));
        verify(!reads("This is not the code of that table"));
    }
    function test_comparing_the_code_is_a_step_of_its_own() {
        let seen = false;
        join();
        const watch = () => seen = seen || (reads("Table found") && reads("Comparing the code"));
        lobby.changed.connect(watch);
        compare(host.invite(test.code, ["Luca"]), "");
        tryVerify(() => reads("The code is right"));
        lobby.changed.disconnect(watch);
        verify(seen);
    }
    function test_a_table_that_is_closed_is_told_of() {
        comeIn();
        host.leave();
        tryVerify(() => reads("The host has closed the table"));
        verify(!reads("Ana (here)"));
        verify(offers("Try again") && offers("Play by the code only"));
    }
    function test_it_can_be_left_at_any_time() {
        join({}, "back");
        press("Cancel");
        compare(spy.count, 1);
    }
}
