import QtQuick
import QtQuick.Templates as T
import QtTest
import Aphelion.Parts

TestCase {
    id: test
    name: "Controls"
    when: windowShown
    width: 400
    height: 800
    visible: true

    Component { id: tiles; TileButton { text: "Research"; cost: "1"; iconName: "action-research" } }
    Component { id: primary; PrimaryButton { text: "Interroger les comètes"; cost: "3"; iconName: "action-survey" } }
    Component { id: secondary; SecondaryButton { text: "Remettre sur mes notes"; iconName: "ui-undo" } }
    Component { id: choices; ChoiceCard { upright: false; letter: "A"; text: "Gas clouds and comets"; detail: "How they stand to one another" } }
    Component { id: segments; Segmented { options: ["Grid", "Wheel", "Record"] } }
    Component { id: logs; LogLine { player: 1; text: "Sector 6 is a dwarf planet, Luca was right"; cost: "3" } }
    Component { id: notices; Notice { title: "Research must wait"; detail: "Théo researched on the turn before this one" } }
    Component { id: pads; PinPad {} }
    Component { id: frames; PageFrame { Item { objectName: "words" } footer: Item { implicitHeight: 40 } } }
    Component { id: icons; Icon { size: 20 } }
    Component { id: crosses; NoteMark { size: 12 } }
    Component { id: labels; Label { text: "<b>Ana</b>" } }
    SignalSpy { id: spy }

    function init() {
        Theme.name = "dark";
        Theme.textScale = 1;
    }
    function cleanup() {
        init();
    }
    function watch(target, name) {
        spy.target = null;
        spy.signalName = name;
        spy.target = target;
        spy.clear();
    }

    function test_a_refused_tile_stays_and_says_why() {
        const tile = createTemporaryObject(tiles, test, { reason: "Not twice in a row" });
        watch(tile, "refused");
        verify(!tile.open);
        compare(tile.ink, Theme.muted);
        compare(tile.Accessible.description, "Not twice in a row");
        mouseClick(tile);
        compare(spy.signalArguments[0][0], "Not twice in a row");
        watch(tile, "chosen");
        mouseClick(tile);
        compare(spy.count, 0);
        tile.reason = "";
        mouseClick(tile);
        compare(spy.count, 1);
        compare(tile.Accessible.name, "Research, costs 1");
    }
    function test_an_icon_is_as_large_as_it_is_asked_to_be() {
        for (const name of ["ui-more", "ui-table", "action-research", ""]) {
            const icon = createTemporaryObject(icons, test, { name: name });
            waitForRendering(test);
            compare([icon.implicitWidth, icon.implicitHeight, icon.width, icon.height].join(), "20,20,20,20", name);
        }
        const cross = createTemporaryObject(crosses, test);
        waitForRendering(test);
        compare([cross.width, cross.height].join(), "12,12");
    }
    function test_the_footer_of_a_page_comes_last() {
        const page = createTemporaryObject(frames, test);
        compare(page.children[page.children.length - 1], page.footer);
        verify(findChild(page, "words"));
    }
    // Qt decides by the template what a control is to a screen reader.
    function test_choices_are_radio_buttons() {
        verify(createTemporaryObject(choices, test) instanceof T.RadioButton);
    }
    function test_a_button_that_cannot_be_used_says_so() {
        const button = createTemporaryObject(secondary, test, { enabled: false });
        compare(button.Accessible.description, "not possible now");
        watch(button, "clicked");
        button.Accessible.pressAction();
        compare(spy.count, 0);
        button.enabled = true;
        compare(button.Accessible.description, "");
        button.Accessible.pressAction();
        compare(spy.count, 1);
    }
    function test_markup_is_shown_as_typed() {
        const label = createTemporaryObject(labels, test);
        compare(label.textFormat, Text.PlainText);
    }
    function test_values_are_filled_in_at_once() {
        compare(Words.fill("%1 and %2, %1", "%2", "b"), "%2 and b, %2");
        compare(Words.all(["a", "b", "c"]), "a, b and c");
    }
    function test_everything_stays_inside_its_bounds_data() {
        const rows = [];
        for (const scale of [1, 1.5, 2]) {
            for (const [name, part, width] of [["tile", tiles, 160], ["primary", primary, 296], ["secondary", secondary, 296],
                ["choice", choices, 296], ["segmented", segments, 296], ["log", logs, 296], ["notice", notices, 296]])
                rows.push({ tag: name + " x" + scale, part: part, scale: scale, width: width });
        }
        return rows;
    }
    function test_everything_stays_inside_its_bounds(data) {
        Theme.textScale = data.scale;
        const control = createTemporaryObject(data.part, test, { width: data.width });
        waitForRendering(control);
        verify(control.height >= 20);
        inside(control, control);
    }
    // Every visible text under item lies within the control and shows all its lines.
    function inside(item, control) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible)
                continue;
            if (child.paintedWidth !== undefined && child.text !== undefined) {
                const at = child.mapToItem(control, 0, 0);
                verify(at.x >= -0.5 && at.y >= -0.5, child.text + " begins at " + at);
                verify(at.x + child.paintedWidth <= control.width + 0.5, child.text + " is too wide");
                verify(at.y + child.paintedHeight <= control.height + 0.5, child.text + " is too high");
                verify(!child.truncated);
            }
            inside(child, control);
        }
    }
    function test_controls_can_be_touched() {
        for (const part of [tiles, primary, secondary, choices]) {
            const control = createTemporaryObject(part, test);
            verify(control.implicitHeight >= 44 && control.implicitWidth >= 44, control + ": " + control.implicitWidth + " x " + control.implicitHeight);
        }
    }
    function test_a_theme_changes_every_colour() {
        const button = createTemporaryObject(primary, test);
        const colours = ["dark", "light", "red"].map(name => {
            Theme.name = name;
            return [button.ink.toString(), Theme.background.toString(), Theme.playerColour(2).toString(), Theme.objectColour("C").toString()].join().toLowerCase();
        });
        compare(new Set(colours).size, 3);
        compare(colours[1], "#ffffff,#f4f1e9,#0d4a39,#006c8e");
    }
    function test_type_grows_with_its_scale() {
        compare(Theme.body.pixelSize, 14);
        Theme.textScale = 2;
        compare(Theme.body.pixelSize, 28);
        compare(Theme.title.pixelSize, 36);
    }
    function test_the_fonts_are_the_bundled_ones() {
        compare(Theme.interRegular.status, FontLoader.Ready);
        compare(Theme.interRegular.name, "Inter");
        compare(Theme.garamond.status, FontLoader.Ready);
    }
    function test_reduced_motion_stops_every_duration() {
        Theme.reducedMotion = true;
        compare(Theme.earthTurn + Theme.pawnFirst + Theme.pageIn + Theme.tokenTurn + Theme.reveal, 0);
        Theme.reducedMotion = false;
    }
    function test_the_pin_pad_hands_over_and_forgets() {
        const pad = createTemporaryObject(pads, test, { width: 320, height: 400 });
        watch(pad, "entered");
        pad.forceActiveFocus();
        for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_Backspace, Qt.Key_3, Qt.Key_4])
            keyClick(key);
        compare(pad.typed, 3);
        keyClick(Qt.Key_0);
        compare(spy.signalArguments[0][0], "1340");
        compare(pad.digits, "");
    }
    function test_a_segment_is_chosen() {
        const control = createTemporaryObject(segments, test, { width: 240 });
        watch(control, "chosen");
        mouseClick(control, 200, 22);
        compare(control.currentIndex, 2);
        compare(spy.signalArguments[0][0], 2);
    }
    function test_a_code_in_a_sentence_has_no_place_to_break() {
        compare(Words.code("S7KM-4QXE"), "S7KM\u20114QXE");
    }
    function test_numbers_on_wheels_grow_with_the_type_data() {
        return [{ tag: "notes", wheel: 'NoteWheelSector { radius: 180; width: 360; height: 360 }' },
                { tag: "notes in Expert", wheel: 'NoteWheelSector { radius: 180; width: 360; height: 360; crowded: true }' },
                { tag: "the sky at the end", wheel: 'RevealSector { width: 360; height: 360; object: "E" }' },
                { tag: "the sky at the end in Expert", wheel: 'RevealSector { width: 360; height: 360; object: "E"; sectors: 18 }' }];
    }
    function test_numbers_on_wheels_grow_with_the_type(data) {
        const wheel = createTemporaryQmlObject("import Aphelion.Parts\n" + data.wheel, test);
        const number = Array.from(wheel.children).find(child => child.text === "1");
        const before = number.font.pixelSize;
        Theme.textScale = 2;
        verify(number.font.pixelSize > 1.2 * before, number.font.pixelSize + " after " + before);
        Theme.textScale = 1;
    }
}
