import QtQuick
import QtTest
import Aphelion.Parts
import "qrc:/qt/qml/Aphelion/Parts/Palettes.js" as Palettes

// In high contrast what is read has 7:1 in every theme, lines have 4.5:1, and the borders of sectors are really drawn so.
TestCase {
    id: test
    name: "HighContrast"
    when: windowShown
    width: 420
    height: 420
    visible: true

    readonly property var grounds: ["background", "backgroundTop", "curtainTop", "surface", "raised", "selected", "ruledOut", "skyA", "skyB", "skyC", "groundC", "ground", "hub"]

    Component { id: skies; SkyWheel { width: 400; height: 400 } }
    Component { id: picks; PickWheel { width: 400; height: 400 } }
    Component { id: notes; NoteWheel { width: 400; height: 400; sides: Array.from({ length: 12 }, (_, i) => ({ sector: i + 1, visible: i < 6, faces: [] })) } }
    Component { id: reveals; RevealWheel { width: 400; height: 400; sky: "CAAAACDGGEEX"; opened: true } }

    function init() {
        Theme.highContrast = true;
        Theme.reducedMotion = true;
    }
    function cleanup() {
        Theme.name = "dark";
        Theme.highContrast = false;
        Theme.reducedMotion = false;
    }
    function luminance(colour) {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }
    function contrast(one, other) {
        const both = [luminance(Qt.color(one)), luminance(Qt.color(other))].sort((a, b) => a - b);
        return (both[1] + 0.05) / (both[0] + 0.05);
    }
    function themes() {
        return [{ tag: "dark" }, { tag: "light" }, { tag: "red" }];
    }
    function checkStands(what, colour, ground, least) {
        const ratio = contrast(colour, ground);
        verify(ratio >= least, Theme.name + ": " + what + " has only " + ratio.toFixed(2));
    }

    function test_every_palette_has_the_same_colours_data() { return themes(); }
    function test_every_palette_has_the_same_colours(data) {
        const colours = Object.keys(Palettes.of("dark", false));
        compare(Object.keys(Palettes.of(data.tag, false)), colours);
        compare(Object.keys(Palettes.of(data.tag, true)), colours);
    }
    function test_words_and_icons_stand_out_on_every_ground_data() { return themes(); }
    function test_words_and_icons_stand_out_on_every_ground(data) {
        Theme.name = data.tag;
        const inks = ["text", "muted", "accent", "needle", "danger", "success", "whatIf"].map(name => [name, Theme[name]]);
        for (let player = 0; player < 4; ++player)
            inks.push(["player " + player, Theme.playerColour(player)]);
        for (const object of "CADGEX?")
            inks.push([object, Theme.objectColour(object)]);
        for (const ground of grounds)
            inks.forEach(ink => checkStands(ink[0] + " on " + ground, ink[1], Theme[ground], 7));
        for (const ground of grounds)
            ["outline", "control"].forEach(line => checkStands(line + " on " + ground, Theme[line], Theme[ground], 4.5));
    }
    function test_what_stands_on_a_fill_stands_out_data() { return themes(); }
    function test_what_stands_on_a_fill_stands_out(data) {
        Theme.name = data.tag;
        checkStands("ink on accent", Theme.accentInk, Theme.accent, 7);
        checkStands("ink on danger", Theme.dangerInk, Theme.danger, 7);
        for (const object of "CADGEX")
            checkStands("ink on " + object, Theme.accentInk, Theme.objectColour(object), 7);
        for (let player = 0; player < 4; ++player)
            checkStands("ink on player " + player, Theme.accentInk, Theme.playerColour(player), 7);
    }
    function wheels() {
        const all = [];
        for (const theme of ["dark", "light", "red"])
            for (const wheel of [{ kind: "sky", part: skies, at: 0.38 }, { kind: "pick", part: picks, at: 0.6 }, { kind: "notes", part: notes, at: 0.4 }, { kind: "reveal", part: reveals, at: 0.4 }])
                all.push(Object.assign({ tag: theme + " " + wheel.kind, theme: theme }, wheel));
        return all;
    }
    // Along a circle, the strongest of the pixels about each border against the sector beside it.
    function test_the_borders_of_sectors_are_seen_data() { return wheels(); }
    function test_the_borders_of_sectors_are_seen(data) {
        Theme.name = data.theme;
        const wheel = createTemporaryObject(data.part, test);
        verify(wheel);
        waitForRendering(wheel);
        const image = grabImage(wheel);
        const pixel = degrees => {
            const angle = degrees * Math.PI / 180, far = data.at * 200;
            return image.pixel(Math.round(200 + far * Math.sin(angle)), Math.round(200 - far * Math.cos(angle)));
        };
        for (let sector = 1; sector <= 12; ++sector) {
            const border = (sector + 0.5) * 30;
            let best = 0;
            for (let off = -2; off <= 2; off += 0.25)
                best = Math.max(best, contrast(pixel(border + off), pixel(border - 7)));
            verify(best >= 4.5, "the border after sector " + sector + " has only " + best.toFixed(2));
        }
    }
    function test_nothing_adorns() {
        const page = createTemporaryObject(pages, test);
        verify(page);
        verify(!page.stars.visible);
        Theme.highContrast = false;
        verify(page.stars.visible);
    }
    Component {
        id: pages
        PageFrame {
            starry: true
            width: 300
            height: 300
            readonly property Item stars: Array.from(background.children).find(child => child instanceof StarField)
        }
    }
}
