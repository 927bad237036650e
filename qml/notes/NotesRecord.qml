import QtQuick
import Aphelion
import Aphelion.Parts

// What the notes rest on: everybody's looks as bars, clues and facts in words, and free text. Two columns where it is wide.
ScrollColumn {
    id: root

    required property NotesModel notes
    required property TableModel table
    readonly property bool wide: width >= 640 && Theme.textScale < 1.5

    widest: wide ? 1000 : 560

    Item {
        id: place
        readonly property real part: root.wide ? (width - 24) / 2 : width
        implicitHeight: root.wide ? Math.max(chart.height, told.height) : chart.height + Theme.group + told.height
        width: parent.width
        RecordChart {
            id: chart
            width: place.part
            notes: root.notes
            table: root.table
        }
        Column {
            id: told
            x: root.wide ? place.part + 24 : 0
            y: root.wide ? 0 : chart.height + Theme.group
            width: place.part
            spacing: Theme.group
            RecordReadings {
                objectName: "readings"
                notes: root.notes
                table: root.table
                width: parent.width
            }
            NoteText {
                objectName: "wholeText"
                notes: root.notes
                kept: root.notes.text
                label: qsTr("Your words", "label of the free text of the notes")
                placeholder: qsTr("Whatever you want to remember", "in an empty text field")
                width: parent.width
            }
        }
    }
}
