pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What was read and heard, in words: clues, conferences, tries to locate Planet X, and the starting facts.
Column {
    id: root

    required property NotesModel notes
    required property TableModel table

    function told(reading: var): string {
        return reading.line.kind === "Researched" && reading.answer.kind === "ClueRead"
            ? qsTr("%1, %2: %3", "a clue that was read: %1 the topic's letter, %2 its title, %3 a sentence").arg(reading.line.topic).arg(ClueWords.title(reading.line.title)).arg(ClueWords.sentence(reading.answer.clue))
            : LogWords.sentence(reading.line, root.table.players);
    }

    spacing: Theme.gap
    Heading { text: qsTr("Read and heard", "heading in the record of the notes: clues, conferences") }
    Label {
        visible: root.notes.readings.length === 0
        text: qsTr("No clues yet: research and conferences bring them.", "the record of the notes has no clues")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        width: root.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.notes.readings
        WithClueHelp {
            id: reading
            required property var modelData
            readonly property bool shaped: !modelData.own && modelData.line.kind !== "ConferenceHeld"
            clue: modelData.line.kind === "ConferenceHeld" ? modelData.line.clue : modelData.answer.clue
            width: root.width
            LogLine {
                player: reading.shaped ? root.table.players[reading.modelData.line.who]?.colour ?? -1 : -1
                iconName: LogWords.icon(reading.modelData.line)
                text: root.told(reading.modelData)
                width: reading.room
            }
        }
    }
    Heading {
        visible: root.notes.facts.length > 0
        text: qsTr("Starting facts", "heading in the record of the notes")
        topPadding: Theme.gap
    }
    Grid {
        id: facts
        visible: root.notes.facts.length > 0
        columns: root.width >= 340 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.group
        rowSpacing: 6
        Repeater {
            model: root.notes.facts.length
            RowLayout {
                id: line
                required property int index
                readonly property var fact: root.notes.facts[index] ?? { sector: 0, object: "E" }
                spacing: 10
                width: (root.width - (facts.columns - 1) * facts.columnSpacing) / facts.columns
                ObjectIcon {
                    object: line.fact.object
                    size: 16
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: 1
                }
                Label {
                    text: ReasonWords.claim({ sector: line.fact.sector, object: line.fact.object, isNot: true })
                    font: Theme.body
                    color: Theme.text
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }

    component Heading: Label {
        font: Theme.label
        color: Theme.text
        wrapMode: Text.Wrap
        width: root.width
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
