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
    function test_what_is_behind_shows_through() {
        Theme.name = "light";
        const page = createTemporaryObject(pages, test);
        waitForRendering(page);
        const picture = grabImage(page);
        for (const y of [100, 200, 300])
            fuzzyCompare(picture.pixel(page.width - 20, y), Theme.background, 3);
        Theme.name = "dark";
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
