import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// The phone that led the table is gone, and perhaps comes back. Ana plays here; Luca led it, and Mira has a phone of her own.
TestCase {
    id: test

    name: "lostHost"
    when: windowShown
    width: 390
    height: 844
    visible: true

    property TableScreen shown: null
    Stage { id: stage }
    Component {
        id: screen
        TableScreen { app: stage.app; anchors.fill: parent; focus: true }
    }

    Component { id: spies; SignalSpy { signalName: "isBackChanged" } }
    function init() {
        Theme.reducedMotion = true;
    }
    function bring(point: string, who: int) {
        compare(stage.bring(point), "");
        if (who >= 0)
            compare(stage.sit(who), "");
    }
    function open() {
        shown = createTemporaryObject(screen, test);
        verify(shown);
        waitForRendering(shown);
    }
    // On the page or on a sheet over it.
    function part(name: string): Item {
        const find = () => findChild(shown, name) ?? findChild(test.Window.window.contentItem, name);
        tryVerify(() => find() !== null, 5000, name);
        return find();
    }
    function sheet(name: string): var {
        const places = () => [shown, shown.seatScreen, findChild(shown, "tablePage")];
        const find = () => places().map(place => place ? findChild(place, name) : null).find(found => found);
        tryVerify(() => find()?.opened ?? false, 5000, name);
        return find();
    }
    function tap(item: Item) {
        tryVerify(() => !(shown?.busy ?? false)); // what has just come up takes no second tap
        waitForItemPolished(item);
        mouseClick(item);
    }
    function strip(): string {
        const found = findChild(shown, "strip");
        return found.visible ? found.text : "";
    }

    function test_while_the_others_are_looked_for_nobody_is_named() {
        bring("hostless", 1);
        open();
        tryVerify(() => strip() !== "");
        tap(part("strip"));
        const host = sheet("hostSheet");
        host.company.patience = 0;
        stage.beside(1).leave();
        tryVerify(() => host.company.within.length === 0, 10000);
        host.company.carryOn();
        verify(!part("offering").text.startsWith(" "));
        compare(part("offering").text, "Looking for the others: they must agree on their own phones");
    }
    function test_a_host_that_nobody_missed_is_not_welcomed() {
        bring("hostless", 1);
        open();
        shown.noticed = 1000;
        shown.missed = false;
        const told = createTemporaryObject(spies, test, { target: shown });
        tryVerify(() => strip() !== "");
        compare(stage.beside(0).comeBack(), "");
        tryVerify(() => strip() === "", 10000);
        compare(told.count, 0);
    }
}
