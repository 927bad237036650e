import QtQuick
import QtQuick.Layouts
import Aphelion.Parts
import "Sample.js" as Sample

PageFrame {
    id: root
    property bool expert: false
    property string variant

    title: "Notes"
    actions: [Segmented { options: ["Grid", "Wheel", "Record"]; width: Math.min(220, root.width * 0.6) }]

    ColumnLayout {
        anchors.fill: parent
        NoteGrid {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: Sample.columns
            sides: Sample.sides(root.expert ? 18 : 12)
            cells: ListModel {
                Component.onCompleted: append(Sample.cells(root.expert ? 18 : 12, root.expert))
            }
        }
        GridLayout {
            visible: root.height > 600
            columns: Theme.textScale >= 1.5 ? 1 : 3
            columnSpacing: Theme.gap
            SecondaryButton { text: "Undo"; iconName: "ui-undo"; font: Theme.label; Layout.fillWidth: true }
            SecondaryButton { text: "Redo"; iconName: "ui-redo"; font: Theme.label; enabled: false; Layout.fillWidth: true }
            SecondaryButton { text: "What if"; iconName: "ui-what-if"; font: Theme.label; Layout.fillWidth: true }
        }
    }
}
