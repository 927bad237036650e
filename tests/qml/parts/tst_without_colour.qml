import QtQuick
import QtTest
import Aphelion.Parts

// What must be told apart is told apart by its form: drawn in one colour, or looked at in grey.
TestCase {
    id: test
    name: "WithoutColour"
    when: windowShown
    width: 420
    height: 420
    visible: true

    Component { id: shapes; PlayerShape { size: 20; colour: "#808080" } }
    Component { id: objects; ObjectIcon { size: 20; colour: "#808080" } }
    Component { id: symbols; Symbol { size: 28; colour: "#808080" } }
    Component { id: cells; NoteCell { width: 53; height: 45; object: "A" } }
    Component { id: reveals; RevealWheel { width: 300; height: 300; sky: ["C", "A", "A", "A", "A", "C", "D", "G", "G", "E", "E", "X"] } }
    Component { id: skies; SkyWheel { width: 300; height: 300 } }

    function init() {
        Theme.name = "dark";
        Theme.reducedMotion = true;
    }
    function cleanup() {
        Theme.name = "dark";
        Theme.highContrast = false;
        Theme.reducedMotion = false;
    }
    // The picture of a part in grey, a row after the other.
    function greys(component, properties) {
        const item = createTemporaryObject(component, test, properties);
        verify(item);
        if (item.all)
            item.all();
        waitForRendering(item);
        const image = grabImage(item), all = [];
        for (let y = 0; y < image.height; ++y)
            for (let x = 0; x < image.width; ++x)
                all.push(0.2126 * image.red(x, y) + 0.7152 * image.green(x, y) + 0.0722 * image.blue(x, y));
        item.destroy();
        return all;
    }
    function differing(one, other) {
        compare(one.length, other.length);
        return one.filter((grey, i) => Math.abs(grey - other[i]) > 24).length;
    }
    function checkPairs(component, cases, least) {
        const pictures = cases.map(one => greys(component, one));
        for (let i = 0; i < cases.length; ++i)
            for (let j = i + 1; j < cases.length; ++j) {
                const count = differing(pictures[i], pictures[j]);
                verify(count >= least, Theme.name + ": " + JSON.stringify([cases[i], cases[j]]) + " differ in " + count + " pixels");
            }
    }
    function looks() {
        const themes = ["dark", "light", "red"];
        return themes.map(theme => ({ tag: theme, theme: theme, highContrast: false }))
            .concat(themes.map(theme => ({ tag: theme + " in high contrast", theme: theme, highContrast: true })));
    }

    function wear(data) {
        Theme.name = data.theme;
        Theme.highContrast = data.highContrast;
    }

    function test_players_have_forms_of_their_own_data() { return looks(); }
    function test_players_have_forms_of_their_own(data) {
        wear(data);
        checkPairs(shapes, [0, 1, 2, 3].map(player => ({ player: player })), 24);
    }
    function test_objects_have_forms_of_their_own() {
        checkPairs(objects, ["C", "A", "D", "G", "E", "X", "?"].map(object => ({ object: object })), 24);
    }
    function test_symbols_have_forms_of_their_own() {
        checkPairs(symbols, Array.from({ length: 32 }, (none, number) => ({ number: number })), 120);
    }
    function test_marks_in_the_notes_differ_in_grey_data() { return looks(); }
    function test_marks_in_the_notes_differ_in_grey(data) {
        wear(data);
        checkPairs(cells, ["Possible", "No", "Suspected", "Certain"].map(mark => ({ mark: mark })), 40);
        checkPairs(cells, [{ mark: "Certain" }, { mark: "Certain", depth: 1 }, { mark: "Certain", wrong: true }], 60);
        checkPairs(cells, ["Start", "OwnAnswer", "Public", "Hand"].map(origin => ({ mark: "No", origin: origin })), 6);
    }
    function test_right_and_wrong_theories_differ_in_grey_data() { return looks(); }
    function test_right_and_wrong_theories_differ_in_grey(data) {
        wear(data);
        const token = right => ({ colour: 1, sector: 3, place: 0, right: right });
        checkPairs(reveals, [true, false].map(right => ({ tokens: [token(right)] })), 20);
        const turned = right => ({ colour: 1, sector: 3, space: 3, letter: "A", right: right });
        checkPairs(skies, [true, false].map(right => ({ tokens: [turned(right)] })), 12);
    }
}
