import QtQuick
import QtTest
import Aphelion.Parts

// Drawn in software, where Shapes that are clipped away altogether were drawn over whatever stood there.
TestCase {
    id: test
    name: "Scrolled"
    when: windowShown
    width: 320
    height: 480
    visible: true

    Component {
        id: pages
        PageFrame {
            property alias view: scroll
            property alias foot: foot
            width: test.width
            height: test.height
            title: "Title"
            ScrollColumn {
                id: scroll
                Rectangle { width: parent.width; height: 1; color: "#ff0000" } // something opaque
                width: parent.width
                height: parent.height - foot.height
                Repeater {
                    model: 12
                    Row {
                        spacing: 8
                        ObjectIcon { object: "C"; size: 40 }
                        Disc { size: 40; colour: "#ff0000" }
                        PlayerShape { player: 1; size: 40 }
                        SectorPicture { width: 60; height: 60; lit: [1, 2] }
                    }
                }
            }
            Item {
                id: foot
                y: parent.height - height
                width: parent.width
                height: 70
            }
        }
    }
    Component {
        id: pictures // one of them again and again
        PageFrame {
            id: page
            property alias view: scroll
            property Component picture
            property real above: 0 // grows by itself
            width: test.width
            height: test.height
            title: "Title"
            ScrollColumn {
                id: scroll
                width: parent.width
                height: parent.height - 70
                Item { width: 1; height: page.above; visible: height > 0 }
                Repeater {
                    model: 4
                    Loader {
                        width: parent.width
                        height: 320
                        sourceComponent: page.picture
                    }
                }
            }
        }
    }
    Component { id: marks; Item { NoteMark { x: 100; y: 20; size: 40; colour: "#ff0000" } } }
    Component { id: frames; Item { DashedFrame { x: 9; y: 200; width: 120; height: 60; colour: "#ff0000" } } }
    Component { id: badges; Item { WrongBadge { x: 60; size: 40 } } }
    Component { id: corners; Item { NoteOrigin { x: 60; y: 300; origin: "Start" } } }
    Component { id: orbits; OrbitPicture { ink: "#ff0000" } }
    Component { id: nothing; EmptyOrbit {} }
    Component { id: blooms; PlanetBloom { blooms: false } }
    Component { id: stars; StarField { count: 40 } }
    Component { id: glows; LitSectors { lit: [3] } }
    Component { id: reveals; RevealWheel { sky: "CAADEXGGEACE"; tokens: [{ colour: 1, sector: 2, place: 1, right: false }] } }
    Component { id: picks; PickWheel { from: 2; to: 3 } }
    Component { id: skies; SkyWheel { sectors: 12; earthSector: 1 } }
    Component {
        id: noted
        NoteWheel {
            lights: [{ sectors: [12], objects: [] }]
            sides: Array.from({ length: 12 }, (one, i) => ({ sector: i + 1, visible: i < 6, cometSector: false, text: "", wrong: false,
                faces: [{ object: "C", mark: "Certain", layer: 1, wrong: i === 3 }] }))
        }
    }
    Component {
        id: lists
        PageFrame {
            property alias view: list
            width: test.width
            height: test.height
            title: "Title"
            ListView {
                id: list
                width: parent.width
                height: parent.height - 70
                clip: true
                model: 20
                delegate: Item { // its sign at the top: out of sight before it is
                    implicitHeight: 90
                    ObjectIcon { object: "C"; size: 30 }
                }
            }
        }
    }
    Component {
        id: sheets
        Sheet {
            id: sheet
            property Item view: contentItem
            title: "Title"
            Repeater {
                model: 12
                Disc { size: 60; colour: "#ff0000" }
            }
        }
    }

    Component {
        id: colourful
        Sheet {
            id: sheet
            property color ink
            property int count: 1
            title: "Title"
            Flow {
                Repeater {
                    model: sheet.count
                    Row {
                        Disc { size: 30; colour: sheet.ink }
                        ObjectIcon { object: "C"; size: 30; colour: sheet.ink }
                        NoteMark { size: 30; colour: sheet.ink; visible: sheet.opened }
                    }
                }
            }
        }
    }

    // The colours of a part of an item, from top to bottom.
    function colours(item: Item, from: int, to: int): string {
        const picture = grabImage(item);
        let all = "";
        for (let y = from; y < to; y += 2)
            for (let x = 2; x < item.width; x += 4)
                all += picture.pixel(x, y);
        return all;
    }
    function test_what_is_scrolled_away_is_not_drawn_over_title_and_foot_data() {
        return [{ tag: "a little", by: 78 }, { tag: "halfway", by: 280 }, { tag: "to the end", by: 2000 }];
    }
    function test_what_is_scrolled_away_is_not_drawn_over_title_and_foot(data) {
        const page = createTemporaryObject(pages, test);
        waitForRendering(page);
        const head = page.header.height;
        const atRest = grabImage(page);
        const title = colours(page, 0, head), foot = colours(page, page.height - 70, page.height);
        page.view.contentY = Math.min(data.by, page.view.contentHeight - page.view.height);
        waitForRendering(page);
        compare(colours(page, 0, head), title);
        compare(colours(page, page.height - 70, page.height), foot);
        verify(!grabImage(page).equals(atRest));
    }
    function test_no_drawing_is_seen_outside_its_clip_data() {
        return [{ tag: "crosses", one: marks }, { tag: "dashed frames", one: frames }, { tag: "badges", one: badges }, { tag: "corners", one: corners },
            { tag: "orbits", one: orbits }, { tag: "empty orbits", one: nothing }, { tag: "blooms", one: blooms }, { tag: "stars", one: stars },
            { tag: "lights", one: glows }, { tag: "the sky at the end", one: reveals }, { tag: "wheels to pick", one: picks },
            { tag: "the sky", one: skies }, { tag: "notes as a wheel", one: noted }, { tag: "a list", one: null }];
    }
    function test_no_drawing_is_seen_outside_its_clip(data) {
        const page = data.one ? createTemporaryObject(pictures, test, { picture: data.one }) : createTemporaryObject(lists, test);
        waitForRendering(page);
        const head = page.header.height;
        page.view.visible = false;
        const title = colours(page, 0, head), foot = colours(page, page.height - 70, page.height);
        page.view.visible = true;
        const most = page.view.contentHeight - page.view.height;
        verify(most > 800);
        const atRest = grabImage(page);
        for (let y = 0; y <= most; y += 61) {
            page.view.contentY = y;
            compare(colours(page, 0, head) === title, true, "title, scrolled by " + y);
            compare(colours(page, page.height - 70, page.height) === foot, true, "foot, scrolled by " + y);
        }
        page.view.contentY = 0;
        verify(grabImage(page).equals(atRest)); // all of it came back
    }
    function test_what_moves_by_itself_is_not_seen_outside_its_clip() {
        const page = createTemporaryObject(pictures, test, { picture: corners });
        page.view.contentY = 300;
        waitForRendering(page);
        const foot = colours(page, page.height - 70, page.height);
        for (let above = 0; above < 300; above += 31) {
            page.above = above;
            compare(colours(page, page.height - 70, page.height) === foot, true, "moved by " + above);
        }
    }
    function test_what_is_behind_shows_through() {
        Theme.name = "light";
        const page = createTemporaryObject(pages, test);
        waitForRendering(page);
        const picture = grabImage(page);
        for (const y of [100, 200, 300])
            fuzzyCompare(picture.pixel(page.width - 20, y), Theme.background, 3);
        Theme.name = "dark";
    }
    // A Shape that came back got its new node where the old one had been in memory, took it for that one, and crashed.
    function test_a_sheet_can_be_opened_again_and_again_data() {
        return [1, 2, 3, 5, 8].map(count => ({ tag: count + " of each", count: count }));
    }
    function test_a_sheet_can_be_opened_again_and_again(data) {
        Theme.reducedMotion = true;
        const sheet = createTemporaryObject(colourful, test, { count: data.count });
        let first = null;
        for (let i = 0; i < 25; ++i) {
            sheet.ink = "#00ff00"; // something to tell the node
            sheet.open();
            sheet.ink = "#ff0000";
            tryVerify(() => sheet.opened);
            const now = grabImage(sheet.contentItem.parent);
            first = first ?? now;
            verify(now.equals(first), "opened " + i + " times before");
            sheet.close();
            tryVerify(() => !sheet.visible);
            grabImage(test); // without it
        }
        Theme.reducedMotion = false;
    }
    function test_a_sheet_keeps_its_margins() {
        const sheet = createTemporaryObject(sheets, test);
        sheet.open();
        tryVerify(() => sheet.opened);
        const whole = sheet.contentItem.parent;
        waitForRendering(whole);
        const above = colours(whole, 0, sheet.topPadding);
        for (let y = 60; y < 140; y += 20) {
            sheet.view.contentY = y;
            compare(colours(whole, 0, sheet.topPadding), above, "scrolled by " + y);
        }
    }
}
