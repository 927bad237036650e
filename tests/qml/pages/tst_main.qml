import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// The window as it opens: where it goes by itself.
TestCase {
    id: test

    name: "Main"
    when: windowShown
    visible: true

    Stage { id: stage }
    Component { id: main; Main {} }

    function pageIn(item: Item, isWanted: var): Item {
        if (isWanted(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = pageIn(item.children[i], isWanted);
            if (found)
                return found;
        }
        return null;
    }
    function opened(isWanted: var): Item {
        const window = createTemporaryObject(main, test, { folder: stage.handOver(), resuming: true });
        verify(window);
        tryVerify(() => pageIn(window.contentItem, isWanted) !== null);
        return pageIn(window.contentItem, isWanted);
    }

    function test_a_link_leads_to_its_code() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const window = createTemporaryObject(main, test, { folder: stage.handOver(), resuming: true, link: "aphelion://join/S7KM-4QXE" });
        tryVerify(() => pageIn(window.contentItem, item => item instanceof EnterCodePage) !== null);
        compare(pageIn(window.contentItem, item => item instanceof EnterCodePage).checked.code, "S7KM-4QXE");
    }
    function shows(window: Window, isWanted: var): bool {
        return pageIn(window.contentItem, isWanted) !== null;
    }
    function opening(properties: var): Window {
        const window = createTemporaryObject(main, test, Object.assign({ folder: stage.handOver() }, properties));
        tryVerify(() => shows(window, item => item instanceof HomePage || item instanceof TableScreen));
        return window;
    }
    function test_a_link_is_followed_while_the_app_runs() {
        compare(stage.open(), "");
        const window = opening({});
        verify(Qt.openUrlExternally("aphelion://join/S7KM-4QXE"));
        tryVerify(() => shows(window, item => item instanceof EnterCodePage));
        compare(pageIn(window.contentItem, item => item instanceof EnterCodePage).checked.code, "S7KM-4QXE");
    }
    function test_a_link_to_another_table_asks_before_a_game_is_left() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const window = opening({ resuming: true });
        tryVerify(() => shows(window, item => item instanceof CurtainPage));
        const app = pageIn(window.contentItem, item => item instanceof TableScreen).app;
        verify(Qt.openUrlExternally("aphelion://join/S7KM-4QXE"));
        const asks = text => pageIn(window.contentItem, item => item.text === text && item.visible);
        tryVerify(() => asks("Go there") !== null);
        verify(app.atTable && shows(window, item => item instanceof CurtainPage));
        asks("Stay here").clicked();
        tryVerify(() => asks("Go there") === null);
        verify(app.atTable);
        verify(Qt.openUrlExternally("aphelion://join/S7KM-4QXE"));
        tryVerify(() => asks("Go there") !== null);
        asks("Go there").clicked();
        tryVerify(() => shows(window, item => item instanceof EnterCodePage));
        verify(!app.atTable);
        compare(app.unfinished.length, 1); // it is kept
    }
    function test_a_link_to_the_table_where_one_is_changes_nothing() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        const code = stage.app.unfinished[0].code;
        const window = opening({ resuming: true });
        tryVerify(() => shows(window, item => item instanceof CurtainPage));
        verify(Qt.openUrlExternally("aphelion://join/" + code));
        verify(pageIn(window.contentItem, item => item instanceof TableScreen).app.atTable);
        verify(!pageIn(window.contentItem, item => item.text === "Go there" && item.visible));
    }
    function test_the_last_table_is_taken_up_at_once() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        opened(item => item instanceof CurtainPage);
    }
    function test_without_a_table_it_is_home() {
        compare(stage.open(), "");
        compare(opened(item => item instanceof HomePage).trouble, "");
    }
    function says(item: Item, text: string): bool {
        return pageIn(item, one => one.visible && one.text === text) !== null;
    }
    function test_the_language_is_heard_at_once() {
        compare(stage.open(), "");
        const window = createTemporaryObject(main, test, { folder: stage.handOver() });
        tryVerify(() => pageIn(window.contentItem, item => item instanceof HomePage) !== null);
        const home = pageIn(window.contentItem, item => item instanceof HomePage);
        home.app.preferences.language = "fr";
        verify(says(home, "Nouvelle partie") && !says(home, "New game"));
        home.app.preferences.language = "it";
        verify(says(home, "Nuova partita"));
        compare(Words.locale.name, "it_IT");
        compare(pageIn(window.contentItem, item => item instanceof HomePage), home);
        home.app.preferences.language = "en";
        verify(says(home, "New game"));
    }
    function test_back_from_the_rules_keeps_the_place() {
        compare(stage.begin("standard", ["Ana"]), "");
        const window = createTemporaryObject(main, test, { folder: stage.handOver(), resuming: true, width: 390, height: 400 });
        const page = isWanted => pageIn(window.contentItem, isWanted);
        tryVerify(() => page(item => item instanceof SeatScreen) !== null);
        page(item => item instanceof SeatScreen).tab = 3;
        const more = page(item => item instanceof MorePage), scroll = pageIn(more, item => item instanceof ScrollColumn);
        scroll.contentY = 60;
        more.rules();
        tryVerify(() => page(item => item instanceof RulesPage) !== null);
        page(item => item instanceof RulesPage).back();
        tryVerify(() => page(item => item instanceof RulesPage) === null);
        compare(page(item => item instanceof MorePage), more);
        compare(scroll.contentY, 60);
        verify(more.visible);
    }
    function test_a_table_that_cannot_be_taken_up_is_told_of_at_home() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        stage.spoilLog();
        compare(opened(item => item instanceof HomePage).trouble, "Broken");
    }
}
