pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The laws of the sky that is played, to look up beside the notes: of each object how many there are, and where it can be.
Sheet {
    id: root

    required property NotesModel notes
    required property TableModel table

    readonly property RuleLaws laws: RuleLaws {}
    readonly property var said: ({
        C: words.cometsOnlyIn(root.notes.sectors),
        A: laws.asteroids,
        D: table.mode === "expert" ? laws.dwarfPlanets + " " + laws.dwarfBand : laws.dwarfPlanets,
        G: laws.gasClouds,
        E: "",
        X: qsTr("It looks empty to surveys and targets.", "what holds for Planet X, in the laws of the sky")
    })
    readonly property var names: Object.assign({}, ClueWords.nouns.title, { E: qsTr("Truly empty sectors", "row of a table in the rules") })

    title: qsTr("Laws of this sky", "title of a sheet: how many objects there are and where they can be")
    onOpened: done.forceActiveFocus()

    NoteWords { id: words }
    Repeater {
        model: root.notes.counts.length // a mark more does not make other lines
        RowLayout {
            id: line
            required property int index
            readonly property var entry: root.notes.counts[index] ?? { object: "E", total: 0 } // ShownCount
            readonly property string law: root.said[entry.object] ?? ""
            readonly property string name: root.names[entry.object] ?? ""
            spacing: 12
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.list([name, String(entry.total), law])
            ObjectIcon {
                object: line.entry.object
                size: Math.min(Theme.sized(22), 32)
                Layout.alignment: Qt.AlignTop
            }
            ColumnLayout {
                spacing: 2
                Layout.alignment: Qt.AlignTop
                LawText { text: line.name; font: Theme.label }
                LawText { visible: text !== ""; text: line.law; font: Theme.subtitle }
            }
            Label {
                text: line.entry.total
                font: Theme.label
                color: Theme.text
                Layout.alignment: Qt.AlignTop
                Accessible.ignored: true
            }
        }
    }
    Label {
        text: qsTr("The sky is a circle: sector %1 is adjacent to sector 1.", "in the laws of the sky, %1 the last sector").arg(root.notes.sectors.length)
        font: Theme.subtitle
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    SecondaryButton {
        id: done
        text: qsTr("Close", "button that closes a sheet")
        Layout.fillWidth: true
        onClicked: root.close()
    }

    component LawText: Label {
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.ignored: true
    }
}
