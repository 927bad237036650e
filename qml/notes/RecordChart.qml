pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The looks at the sky as bars beside the sectors' numbers, and the chosen one in words.
ColumnLayout {
    id: root

    required property NotesModel notes
    required property TableModel table
    readonly property real sideWidth: Theme.textScale > 1.2 ? 52 : 42
    readonly property real rowHeight: Math.min(36, Math.max(24, Theme.sized(22)))

    NoteWords { id: words }

    spacing: Theme.gap
    Label {
        visible: bars.count === 0
        text: qsTr("Nobody has looked at the sky yet. Surveys will stand here as bars, targets as dots.", "the record of the notes is empty")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Item {
        visible: bars.count > 0
        implicitHeight: bars.implicitHeight
        Layout.fillWidth: true
        Column {
            id: lines
            y: bars.headHeight
            width: parent.width
            Repeater {
                model: root.notes.sectors.length
                Item {
                    id: line
                    required property int index
                    readonly property var side: root.notes.sectors[index] ?? null
                    width: lines.width
                    height: root.rowHeight
                    Rectangle { width: parent.width; height: 1; color: Theme.outline; opacity: Theme.quiet(0.5) }
                    NoteSide {
                        width: root.sideWidth
                        height: parent.height
                        sector: line.side?.sector ?? 0
                        bright: line.side?.visible ?? false
                        comet: line.side?.cometSector ?? false
                        noted: (line.side?.text ?? "") !== ""
                    }
                }
            }
        }
        RecordBars {
            id: bars
            objectName: "recordBars"
            x: root.sideWidth + 4
            width: parent.width - x
            height: implicitHeight
            own: root.notes.ownLooks
            others: root.notes.othersLooks
            players: root.table.players
            rows: root.notes.sectors.length
            headHeight: Math.max(44, Theme.sized(44))
            rowHeight: root.rowHeight
            onChosen: look => spoken.look = look
        }
    }
    Label {
        id: spoken
        property var look: null
        visible: bars.count > 0
        text: look ? words.recorded(look, root.table.players) : qsTr("Filled: yours, with the answer on top. Hollow: the others’. Tap one to read it.", "legend of the bars in the record")
        font: Theme.subtitle
        color: look ? Theme.text : Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        objectName: "chosenLook"
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
