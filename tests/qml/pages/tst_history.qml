import QtQuick
import Aphelion
import Aphelion.Parts

Outside {
    name: "HistoryPage"
    page: Component { HistoryPage {} }

    function test_an_empty_history_says_so_and_leads_back() {
        compare(stage.begin("standard", ["Ana"]), ""); // open, not over
        show({ app: stage.app }, "back");
        verify(seen().some(item => String(item.text).startsWith("No finished games yet.")));
        press("Back to the first page");
        compare(spy.count, 1);
    }
    function test_a_finished_game_opens_and_goes() {
        compare(stage.begin("standard", ["Ana", "Luca"], true), "");
        compare(stage.playUntil("Over"), "");
        compare(stage.app.finished.length, 1);
        stage.app.leave();
        const table = stage.app.finished[0];
        show({ app: stage.app }, "opened");
        verify(reads("Standard, with the board, " + Words.code(table.code)));
        press("Ana, Luca");
        compare(spy.signalArguments[0][0], table.id);
        press("Delete the table of Ana, Luca");
        tryVerify(() => offers("Keep it"));
        press("Keep it");
        compare(stage.app.finished.length, 1);
        press("Delete the table of Ana, Luca");
        tryVerify(() => offers("Delete the table"));
        press("Delete the table");
        compare(stage.app.finished.length, 0);
    }
    function test_a_trouble_is_said_in_words() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntil("Over"), "");
        show({ app: stage.app, trouble: "Damaged" });
        verify(reads("A file is damaged"));
    }
}
