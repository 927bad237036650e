pragma ComponentBehavior: Bound
import QtQuick

// The cells of one sector.
Row {
    id: root

    property var entry: ({ sector: 1, cells: [] })
    property var columns: []
    property real cellWidth: 53
    property real cellHeight: 45

    signal tapped(string object)
    signal held(string object)
    signal reached(int column) // has the keyboard now

    Repeater {
        model: root.columns.length
        NoteCell {
            required property int index
            readonly property var value: root.entry.cells[index] ?? {}
            width: root.cellWidth
            height: root.cellHeight
            sector: root.entry.sector
            object: root.columns[index].object
            mark: value.mark ?? "possible"
            origin: value.origin ?? "hand"
            depth: value.layer ?? 0
            wrong: value.wrong ?? false
            activeFocusOnTab: false
            onActiveFocusChanged: {
                if (activeFocus)
                    root.reached(index);
            }
            onClicked: root.tapped(object)
            onPressAndHold: root.held(object)
        }
    }
}
