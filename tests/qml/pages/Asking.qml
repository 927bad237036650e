import QtQuick
import QtTest
import Aphelion.Tests

// What the tests of the pages that ask have in common: a stage, a page on it, and fingers.
TestCase {
    id: root

    property Stage stage: Stage {}
    property Component page
    property Item shown: null
    property SignalSpy done: SignalSpy { signalName: "done" }
    property SignalSpy notes: SignalSpy { signalName: "notesWanted" }

    when: windowShown
    visible: true
    width: 390
    height: 844

    // The page for the player whose turn it is at a new table.
    function begin(names: var, withBoard: bool) {
        compare(stage.begin("standard", names ?? ["Ana", "Luca"], withBoard ?? false), "");
        compare(stage.sit(stage.table.waitingFor[0]), "");
        open();
    }
    function open(properties: var) {
        shown = createTemporaryObject(page, root, Object.assign({ session: stage.session, width: root.width, height: root.height }, properties ?? {}));
        verify(shown);
        done.target = shown;
        notes.target = shown;
        done.clear();
        notes.clear();
        waitForRendering(shown);
    }
    function leave() {
        shown.destroy();
        shown = null;
        wait(0);
    }
    function part(name: string): Item {
        const found = findChild(shown, name);
        verify(found, name);
        return found;
    }
    function tap(name: string) {
        waitForItemPolished(part(name));
        mouseClick(part(name));
    }
    function choose(letter: string) { tap("object" + letter); }
    // What lies on one side of Planet X, chosen by keyboard: a warning may just be moving what is below.
    function side(name: string, letter: string) {
        const card = findChild(part(name), "object" + letter);
        verify(card);
        card.forceActiveFocus();
        keyClick(Qt.Key_Return);
    }

    function spot(wheel: Item, sector: int): point {
        const angle = sector * 2 * Math.PI / wheel.sectors, far = wheel.radius * 0.72;
        return Qt.point(wheel.width / 2 + far * Math.sin(angle), wheel.height / 2 - far * Math.cos(angle));
    }
    function tapSector(sector: int, wheel: Item) {
        const at = spot(wheel ?? shown.wheel, sector);
        mouseClick(wheel ?? shown.wheel, at.x, at.y);
    }
    function drag(from: int, to: int) {
        const wheel = shown.wheel, first = spot(wheel, from);
        mousePress(wheel, first.x, first.y);
        for (let sector = from; sector <= to; ++sector) {
            const at = spot(wheel, sector);
            mouseMove(wheel, at.x, at.y);
        }
        const last = spot(wheel, to);
        mouseRelease(wheel, last.x, last.y);
    }
    function howMany(letters: string, from: int, to: int): int {
        return stage.sky.slice(from - 1, to).split("").filter(letter => letters.includes(letter)).length;
    }
}
