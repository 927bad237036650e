pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A table of the rules: a column for each mode, or one for both.
Column {
    id: root

    property var table // {heads, rows}
    property string typed

    readonly property bool narrow: width < (130 + 77 * table.heads.length) * Theme.textScale
    readonly property real column: Math.round(Math.min(110, width * 0.27) * Math.min(1.25, Theme.textScale))

    Row {
        visible: !root.narrow
        x: root.width - width
        bottomPadding: 4
        Repeater {
            model: root.table.heads
            Label {
                required property string modelData
                text: modelData
                font: Theme.small
                color: Theme.muted
                horizontalAlignment: Text.AlignRight
                width: root.column
            }
        }
    }
    Repeater {
        model: root.table.rows
        RuleRow {
            required property var modelData
            row: modelData
            heads: root.table.heads
            typed: root.typed
            column: root.column
            narrow: root.narrow
            width: root.width
        }
    }
}
