pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One sector of the notes, large: its six objects, every mark to choose directly, where it comes from, and free words.
Sheet {
    id: root

    required property NotesModel notes
    required property TableModel table
    property int sector: 1
    property string object: "C"

    readonly property int sectors: notes.sectors.length
    readonly property var side: notes.sectors[sector - 1] ?? null
    readonly property var cell: side ? side.cells.find(cell => cell.object === object) ?? null : null
    property string trouble

    function show(sector: int, object: string) {
        root.sector = sector;
        root.object = object;
        root.trouble = "";
        root.open();
    }
    function step(by: int) {
        words.keep();
        root.sector = (root.sector - 1 + by + root.sectors) % root.sectors + 1;
        root.trouble = "";
    }
    function done(trouble: string) {
        root.trouble = trouble === "NothingChanges" ? "" : trouble;
    }
    onAboutToHide: words.keep()
    onOpened: objects.focusCurrent()

    RowLayout {
        spacing: Theme.gap
        IconButton {
            iconName: "ui-back"
            text: qsTr("Sector before", "button that shows the neighbouring sector")
            onClicked: root.step(-1)
        }
        ColumnLayout {
            spacing: 0
            Label {
                text: Words.sector(root.sector)
                font: Theme.heading
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Label {
                text: root.side?.visible ? qsTr("in the visible sky", "a sector") : qsTr("below the horizon", "a sector")
                font: Theme.small
                color: Theme.muted
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        IconButton {
            iconName: "ui-forward"
            text: qsTr("Sector after", "button that shows the neighbouring sector")
            onClicked: root.step(1)
        }
    }
    NoteSectorCells {
        id: objects
        objectName: "sectorCells"
        cells: root.side?.cells ?? []
        object: root.object
        Layout.fillWidth: true
        onChosen: object => {
            root.object = object;
            root.trouble = "";
        }
        onCycled: object => root.done(root.notes.tap(root.sector, object))
    }
    Label {
        text: LogWords.label(root.object)
        font: Theme.label
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    GridLayout {
        visible: root.cell?.exists ?? false
        columns: root.width >= 360 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: ["Possible", "No", "Suspected", "Certain"]
            MarkChoice {
                required property string modelData
                mark: modelData
                object: root.object
                current: root.cell?.mark === modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.done(root.notes.set(root.sector, root.object, modelData))
            }
        }
    }
    NoteSource {
        cell: root.cell
        notes: root.notes
        table: root.table
        Layout.fillWidth: true
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    NoteText {
        id: words
        notes: root.notes
        sector: root.sector
        kept: root.side?.text ?? ""
        label: qsTr("Your words about sector %1", "label of a text field").arg(root.sector)
        placeholder: qsTr("Nothing yet", "in an empty text field")
        Layout.fillWidth: true
    }
}
