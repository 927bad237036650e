import QtQuick
import Aphelion
import Aphelion.Parts

// A term with its picture: beside the words where there is room, above them where there is not.
Item {
    id: root

    property var term // ShownTerm
    property string typed // what is looked for in the words

    readonly property bool beside: width >= 290 * Theme.textScale
    readonly property real words: beside ? width - picture.width - Theme.group : width

    implicitHeight: beside ? Math.max(picture.height, column.height) : picture.height + Theme.gap + column.height

    SectorPicture {
        id: picture
        sectors: root.term.sectors
        lit: root.term.lit
        marks: root.term.marks
        width: root.term.sectors > 12 ? 128 : 112
        height: width
        x: root.beside ? 0 : (root.width - width) / 2
        y: root.beside ? (root.height - height) / 2 : 0
    }
    Column {
        id: column
        x: root.beside ? picture.width + Theme.group : 0
        y: root.beside ? (root.height - height) / 2 : picture.height + Theme.gap
        width: root.words
        spacing: 4
        RuleLine {
            objectName: "term"
            words: TermWords.title(root.term)
            typed: root.typed
            font: Theme.heading
            Accessible.role: Accessible.Heading
            width: parent.width
        }
        RuleLine {
            words: TermWords.text(root.term)
            typed: root.typed
            width: parent.width
        }
    }
}
