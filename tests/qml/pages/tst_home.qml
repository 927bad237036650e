import QtQuick
import Aphelion

Outside {
    name: "HomePage"
    page: Component { HomePage {} }

    function test_without_a_table_a_new_game_is_the_next_step_data() {
        return [{ tag: "newGame", text: "New game" }, { tag: "enterCode", text: "Enter game code" },
            { tag: "rules", text: "Rules" }, { tag: "history", text: "History" }, { tag: "settings", text: "Settings" }];
    }
    function test_without_a_table_a_new_game_is_the_next_step(data) {
        compare(stage.open(), "");
        show({ app: stage.app }, data.tag);
        verify(!offers("Resume"));
        press(data.text);
        compare(spy.count, 1);
    }
    function test_the_open_table_comes_first() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        show({ app: stage.app }, "resumed");
        verify(reads("Ana, Luca"));
        verify(reads("Standard, " + stage.app.unfinished[0].code.replace("-", "\u2011"))); // it stays in one line
        verify(button("Resume").height > button("New game").height);
        press("Resume");
        verify(offers("One moment…"), "it does not show that it was pressed");
        tryCompare(spy, "count", 1);
        compare(spy.signalArguments[0][0], stage.app.unfinished[0].id);
        tryVerify(() => offers("Resume"));
    }
    function test_other_open_tables_stand_below() {
        compare(stage.begin("expert", ["Ana", "Luca"], true), "");
        lobby.code = stage.app.newCode("standard");
        lobby.add("Mira");
        compare(stage.app.beginTable(lobby), "");
        show({ app: stage.app }, "resumed");
        verify(reads("Other open tables"));
        verify(reads("Mira"));
        press("Ana, Luca");
        compare(spy.signalArguments[0][0], stage.app.unfinished[1].id);
        lobby.remove(0);
    }
    function test_the_mark_stands_beside_the_doors_only_where_it_is_wide_data() {
        return [{ tag: "phone", width: 390, height: 844, beside: false }, { tag: "phone on its side", width: 844, height: 390, beside: true },
            { tag: "tablet", width: 1280, height: 800, beside: true }, { tag: "tablet held upright", width: 800, height: 1280, beside: false }];
    }
    function test_the_mark_stands_beside_the_doors_only_where_it_is_wide(data) {
        compare(stage.open(), "");
        show({ app: stage.app, width: data.width, height: data.height });
        const mark = seen().find(item => item.text === "Aphelion" && item.font);
        const door = button("New game");
        compare(mark.mapToItem(shown, 0, mark.height).y > door.mapToItem(shown, 0, 0).y, data.beside);
        compare(mark.mapToItem(shown, 0, 0).x + mark.width <= door.mapToItem(shown, 0, 0).x, data.beside);
    }
    function test_a_trouble_is_said_in_words() {
        compare(stage.open(), "");
        show({ app: stage.app, trouble: "DiskFull" });
        verify(reads("This device is full"));
    }
}
