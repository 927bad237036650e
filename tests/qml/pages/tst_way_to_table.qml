import QtQuick
import Aphelion
import Aphelion.Parts

// From the first page to a table, over the pages that lie between.
Outside {
    id: test
    name: "WayToTable"
    page: Component {
        PageStack {
            id: pages
            property alias way: way
            property int arrivals: 0
            readonly property Component home: HomePage { app: test.stage.app }
            focus: true
            initialItem: HomePage { app: test.stage.app }
            WayToTable {
                id: way
                app: test.stage.app
                pages: pages
                onArrived: ++pages.arrivals
            }
        }
    }

    readonly property string code: "S7KM-4QXE"
    readonly property string otherCode: "S7KM-4QZ3"

    function begin(linked: bool) {
        stage.linked = linked;
        compare(stage.open(), "");
        show({});
    }
    function current(): Item {
        return shown.currentItem;
    }
    function cleanupTestCase() {
        stage.linked = false;
    }

    function test_whoever_invites_is_found_until_going_back_home() {
        begin(true);
        shown.way.newGame();
        press("Just me");
        press("Continue");
        tryVerify(() => current() instanceof CodePage);
        const guest = stage.neighbour();
        compare(guest.join(shown.way.lobby.code, ["Luca"]), "");
        tryVerify(() => offers("Let in"));
        press("Let in");
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        verify(reads("On other devices"));
        tryVerify(() => guest.joining.people.length === 2);
        press("Start");
        tryCompare(shown, "arrivals", 1);
        tryVerify(() => guest.app.atTable);
    }
    function test_a_guest_comes_from_the_code_to_the_table() {
        begin(true);
        shown.way.enterCode();
        type(test.code);
        press("Just me");
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        press("Join the table");
        tryVerify(() => current() instanceof JoiningPage);
        const host = stage.neighbour();
        host.invite(test.code, ["Luca"]);
        tryVerify(() => host.invitation.waiting.length === 1);
        host.admitAll();
        compare(host.start(), "");
        tryCompare(shown, "arrivals", 1);
    }
    function test_a_wrong_code_is_still_typed_when_one_comes_back_to_it() {
        begin(true);
        stage.neighbour().invite(test.otherCode, ["Luca"]);
        shown.way.enterCode();
        type(test.code);
        press("Just me");
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        press("Join the table");
        tryVerify(() => offers("Correct the code"));
        press("Correct the code");
        tryVerify(() => current() instanceof EnterCodePage);
        compare(current().checked.code, test.code);
        compare(stage.app.players.length, 0); // nobody has joined anything
    }
    function test_who_cancels_is_back_at_the_names() {
        begin(true);
        shown.way.enterCode();
        type(test.code);
        press("Just me");
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        press("Join the table");
        tryVerify(() => current() instanceof JoiningPage);
        waitForRendering(current()); // whoever pressed once too often does not cancel
        press("Cancel");
        tryVerify(() => current() instanceof LobbyPage);
        compare(fields()[0].text, "Ana");
    }
    function test_without_a_way_to_others_the_code_leads_to_an_own_table() {
        begin(false);
        shown.way.enterCode();
        type(test.code);
        press("Just me");
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        press("Start");
        tryCompare(shown, "arrivals", 1);
    }
    function test_the_contest_of_a_day_is_given() {
        begin(false);
        shown.way.solo("SMCQ-H884");
        tryVerify(() => current() instanceof SoloPage);
        verify(reads("Everybody meets the same bots today, with the same season and facts."));
        verify(!offers("Add a bot") && !offers("Laureate") && !offers("Remove Vera"));
        compare(shown.way.lobby.bots.map(bot => bot.skill), ["Observer", "Professor"]);
        press("Continue");
        tryVerify(() => current() instanceof LobbyPage);
        typeName(0, "Ana");
        verify(reads("The same for everybody today: Winter, 4 facts."));
        verify(!offers("Summer") && !reads("Starting facts"));
        press("square"); // a pawn is everybody's own choice
        press("Start");
        tryCompare(shown, "arrivals", 1);
        shown.way.solo();
        verify(!shown.way.lobby.contest);
        compare(shown.way.lobby.bots.length, 1);
    }
    function test_a_link_has_its_code_typed_in() {
        begin(false);
        shown.way.followLink(shown.home, "aphelion://join/" + test.code);
        tryVerify(() => current() instanceof EnterCodePage);
        compare(current().checked.code, test.code);
        verify(button("Continue").enabled);
        keyClick(Qt.Key_Backspace); // it is really there to be edited
        compare(current().checked.symbols, "S7KM4QX");
    }
    function test_whoever_led_the_last_game_has_the_new_code() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        show({});
        shown.way.playAgain(shown.home);
        tryVerify(() => current() instanceof CodePage);
        compare(shown.way.lobby.seats[0].name, "Ana");
        compare(shown.way.lobby.seats.length, 1);
        const guest = stage.beside(0);
        guest.leave();
        compare(guest.join(shown.way.lobby.code, ["Luca"]), "");
        tryVerify(() => offers("Let in"));
    }
    function test_a_game_of_an_older_version_begins_anew_with_its_code() {
        compare(stage.openOld(), "");
        const code = stage.app.tableCode;
        show({});
        shown.way.playAnew(shown.home);
        tryVerify(() => current() instanceof CodePage);
        compare(shown.way.lobby.code, code);
        verify(!stage.app.atTable);
    }
    function test_alone_the_next_game_begins_in_one_tap() {
        stage.linked = false;
        compare(stage.open(), "");
        const lobby = createTemporaryQmlObject("import Aphelion; LobbyForm {}", test);
        lobby.session = stage.session;
        lobby.code = stage.app.newCode("expert");
        lobby.help = "Hints";
        lobby.add("Ana");
        lobby.addBot("Professor");
        compare(stage.app.beginTable(lobby), "");
        const before = stage.app.tableCode;
        show({});
        shown.way.playAgain(shown.home);
        compare(shown.arrivals, 1);
        verify(stage.app.atTable);
        verify(stage.app.tableCode !== before);
        const table = createTemporaryQmlObject("import Aphelion; TableModel {}", test);
        table.session = stage.session;
        compare([table.mode, table.help], ["expert", "Hints"]);
        compare(table.players.map(player => player.bot), ["", "Professor"]);
    }
    function test_people_of_one_tablet_play_again_at_once() {
        stage.linked = false;
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        show({});
        shown.way.playAgain(shown.home);
        compare(shown.arrivals, 1);
    }
    function test_who_was_a_guest_types_the_new_code_in() {
        compare(stage.gather(["Ana"], [["Luca"]], false), "");
        show({});
        shown.way.playAgain(shown.home);
        tryVerify(() => current() instanceof EnterCodePage);
        verify(reads("Whoever led the last game chooses “Play again” and has the new code."));
        verify(button("Just me").checked);
        compare(shown.way.lobby.seats[0].name, "Ana");
    }
}
