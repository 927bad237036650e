import QtQuick
import QtTest
import Aphelion.Parts

TestCase {
    id: test
    name: "SectorPicture"
    when: windowShown
    width: 200
    height: 200
    visible: true

    Component { id: pictures; SectorPicture { width: 120; height: 120; sectors: 12; lit: [11, 1]; marks: [{ sector: 12, object: "G" }] } }

    function icons(picture) {
        return Array.from(picture.children[0].children).filter(item => item instanceof ObjectIcon);
    }
    function test_an_object_stands_in_its_sector() {
        const picture = createTemporaryObject(pictures, test);
        compare(icons(picture).length, 1);
        const icon = icons(picture)[0];
        fuzzyCompare(icon.x + icon.size / 2, 60, 0.5); // twelve o'clock
        verify(icon.y + icon.size < 60);
        picture.marks = [{ sector: 3, object: "G" }, { sector: 9, object: "E" }];
        const [right, left] = icons(picture);
        verify(right.x > 60 && left.x + left.size < 60);
    }
    function test_lit_sectors_look_different() {
        const picture = createTemporaryObject(pictures, test);
        const image = grabImage(picture);
        const at = sector => {
            const angle = sector * Math.PI / 6;
            return String(image.pixel(Math.round(60 + 42 * Math.sin(angle)), Math.round(60 - 42 * Math.cos(angle))));
        };
        compare(at(1), at(11));
        verify(at(1) !== at(6));
        compare(at(5), at(6));
    }
    function test_a_screen_reader_hears_it() {
        const picture = createTemporaryObject(pictures, test);
        verify(picture.Accessible.name.includes("12 sectors") && picture.Accessible.name.includes("gas cloud") && picture.Accessible.name.includes("11 1"), picture.Accessible.name);
    }
}
