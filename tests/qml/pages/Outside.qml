import QtQuick
import QtQuick.Templates as T
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

// What the tests of pages outside a table have in common: a stage, a page on it, eyes and fingers that go by what a person reads.
TestCase {
    id: root

    property Stage stage: Stage {}
    property LobbyForm lobby: LobbyForm { session: root.stage.session }
    property Component page
    property Item shown: null
    property SignalSpy spy: SignalSpy {}

    when: windowShown
    visible: true
    width: 390
    height: 844

    function initTestCase() {
        Theme.reducedMotion = true;
    }
    function show(properties: var, signalName: string) {
        shown = createTemporaryObject(page, root, Object.assign({ width: root.width, height: root.height }, properties));
        verify(shown);
        if (signalName) {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = shown;
            spy.clear();
        }
        waitForRendering(shown);
    }
    // Everything that can be seen now, sheets over the page too.
    function visibleItems(from: Item): var {
        let all = [from];
        for (let i = 0; i < from.children.length; ++i)
            if (from.children[i].visible)
                all = all.concat(visibleItems(from.children[i]));
        return all;
    }
    function seen(): var {
        return visibleItems(shown).concat(visibleItems(root.T.Overlay.overlay));
    }
    function reads(text: string): bool {
        return seen().some(item => item.text === text || item.title === text || item.detail === text || item.note === text);
    }
    function button(text: string): Item {
        const found = seen().filter(item => item instanceof T.AbstractButton && item.text === text);
        verify(found.length > 0, "no button " + text);
        return found[found.length - 1];
    }
    function offers(text: string): bool {
        return seen().some(item => item instanceof T.AbstractButton && item.text === text);
    }
    // By keyboard: where it stands on the page does not matter then.
    function press(text: string) {
        tryVerify(() => !stage.isDeaf());
        const found = button(text);
        verify(found.enabled, text + " is disabled");
        found.forceActiveFocus();
        keyClick(Qt.Key_Return);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }
    function fields(): var {
        return seen().filter(item => item instanceof Field);
    }
    function typeName(index: int, name: string) {
        fields()[index].focusLine();
        type(name);
    }
}
