import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// What stands between the players of one device: seat, curtain and what all look at together.
TestCase {
    id: test

    name: "TableScreen"
    when: windowShown
    width: 390
    height: 844
    visible: true

    Stage { id: stage }
    Component {
        id: screen
        TableScreen { app: stage.app; anchors.fill: parent; focus: true }
    }
    function show() {
        const table = createTemporaryObject(screen, test);
        table.forceActiveFocus();
        waitForRendering(table);
        return table;
    }

    function test_what_everybody_looked_at_ends_behind_the_curtain() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.playUntilNews("Review"), "");
        const table = show();
        tryVerify(() => table.newsShown);
        compare(stage.sit(0), "");
        verify(!table.seatScreen);
        while (table.newsShown)
            table.goBack();
        compare(stage.table.viewpoint, -1);
        tryVerify(() => table.curtainPage);
        verify(!table.seatScreen);
    }
    function test_on_an_own_phone_the_notes_come_back() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.playUntilNews("Review"), "");
        const table = show();
        tryVerify(() => table.newsShown);
        while (table.newsShown)
            table.goBack();
        compare(stage.table.viewpoint, 0);
        tryVerify(() => table.seatScreen);
    }
}
