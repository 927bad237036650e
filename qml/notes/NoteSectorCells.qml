pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The six cells of one sector, large. A tap chooses one; tapped again it goes on to its next mark, unless it is given.
Grid {
    id: root

    property var cells: [] // NoteCell
    property string object

    readonly property var none: ({ sector: 0, object: "", mark: "", origin: "", layer: 0, wrong: false })

    signal chosen(string object)
    signal cycled(string object)

    function focusCurrent() {
        const at = root.cells.findIndex(cell => cell.object === root.object);
        const place = places.itemAt(Math.max(0, at)) as NotePlace;
        place?.cell.forceActiveFocus();
    }

    columns: Theme.textScale >= 1.5 ? 3 : 6
    columnSpacing: 0
    rowSpacing: Theme.gap
    Repeater {
        id: places
        model: root.cells.length
        NotePlace {
            required property int index
            width: Math.floor(root.width / root.columns)
            value: root.cells[index] ?? root.none
            current: value.object === root.object
            onTapped: object => current ? root.cycled(object) : root.chosen(object)
            onReached: object => root.chosen(object)
        }
    }
}
