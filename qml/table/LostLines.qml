pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Entries that would not count any more, and what becomes of them.
ColumnLayout {
    id: root

    property var lines: [] // LogLine
    required property TableModel table
    property string one // above a single one
    property string several // %1 of them

    visible: lines.length > 0
    spacing: 12

    SheetText {
        objectName: "lostCount"
        text: root.lines.length === 1 ? root.one : root.several.arg(root.lines.length)
        font: Theme.label
    }
    Column {
        id: column
        spacing: 6
        Layout.fillWidth: true
        Repeater {
            model: root.lines
            LogLine {
                required property var modelData
                objectName: "lostLine"
                player: root.table.players[modelData.who]?.colour ?? -1
                iconName: LogWords.icon(modelData)
                text: LogWords.sentence(modelData, root.table.players)
                width: column.width
            }
        }
    }
    SheetText {
        text: qsTr("They stay in the log, struck out. Their answers leave your record; your marks stay as they are.", "what following means")
        color: Theme.muted
    }
}
