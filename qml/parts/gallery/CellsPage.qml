pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts
import "Sample.js" as Sample

PageFrame {
    id: root
    property bool expert: false
    property string variant
    title: "Cells"

    Column {
        spacing: 10
        Repeater {
            model: [". x s c", "xf xa xu xp x", "ca cu ch", "s s s s s s", "c c c c c c", ".? x? s? c?", "x! s! ca! c?!"]
            Row {
                id: line
                required property string modelData
                required property int index
                Repeater {
                    model: line.modelData.split(" ")
                    NoteCell {
                        required property string modelData
                        required property int index
                        readonly property var value: Sample.cell(modelData)
                        object: "CADGEX"[line.index === 2 ? index + 1 : line.index > 4 ? 5 - line.index + 4 : index]
                        mark: value.mark
                        origin: value.origin
                        depth: value.layer
                        wrong: value.wrong
                    }
                }
            }
        }
        Row {
            spacing: 12
            Repeater {
                model: 8
                PlayerShape { required property int index; player: index % 4; size: index < 4 ? 24 : 12; anchors.verticalCenter: parent.verticalCenter }
            }
        }
        Row {
            spacing: 8
            Repeater {
                model: ["C", "A", "D", "G", "E", "X", "?"]
                ObjectIcon { required property string modelData; object: modelData }
            }
        }
        Grid {
            columns: 10
            spacing: 8
            Repeater {
                model: ["action-conference", "action-locate", "action-peer-review", "action-research", "action-reveal", "action-survey", "action-target", "action-theory",
                    "season-autumn", "season-spring", "season-summer", "season-winter", "ui-back", "ui-backspace", "ui-check", "ui-close", "ui-down", "ui-eye-off",
                    "ui-forward", "ui-help", "ui-link-lost", "ui-lock", "ui-log", "ui-menu", "ui-more", "ui-notes", "ui-redo", "ui-table", "ui-time", "ui-undo", "ui-warning", "ui-what-if"]
                Icon { required property string modelData; name: modelData; size: 20 }
            }
        }
    }
}
