pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Objects to choose one of, side by side, and in more rows where the type is large.
Item {
    id: root

    property var letters: [] // of the objects
    property string current
    property bool asSeen: false // "empty" is what appears empty: the broken ring
    property var details: [] // a word below each
    property string about // what they are chosen for, spoken: where there are two choices on a page
    property var open: [] // whether each can be chosen; empty = all

    readonly property var names: ({
        C: qsTr("Comet", "an object to choose, as short as can be"),
        A: qsTr("Asteroid", "an object to choose, as short as can be"),
        D: qsTr("Dwarf", "a dwarf planet to choose, as short as can be"),
        G: qsTr("Gas", "a gas cloud to choose, as short as can be"),
        E: qsTr("Empty", "what seems or is empty, to choose, as short as can be")
    })

    signal chosen(string letter)

    readonly property real gap: width < 330 ? 4 : Theme.gap
    readonly property int columns: Math.max(1, Math.min(letters.length, Math.floor((width + gap) / (54 * Theme.textScale + gap))))
    readonly property real cell: Math.floor((width - (columns - 1) * gap) / columns)
    readonly property real tallest: Math.max(0, ...Array.from({ length: cards.count }, (_, i) => cards.itemAt(i)?.implicitHeight ?? 0))

    implicitWidth: 280
    implicitHeight: grid.implicitHeight

    Grid {
        id: grid
        columns: root.columns
        columnSpacing: root.gap
        rowSpacing: root.gap
        Repeater {
            id: cards
            model: root.letters
            ChoiceCard {
                id: card
                required property string modelData
                required property int index
                objectName: "object" + modelData
                width: root.cell
                height: root.tallest
                object: modelData === "E" && root.asSeen ? "?" : modelData
                text: root.names[modelData] ?? ""
                detail: root.details[index] ?? ""
                enabled: root.open[index] ?? true
                Accessible.name: LogWords.label(object)
                Accessible.description: Words.list([root.about, detail, enabled ? "" : Words.unavailable])
                onClicked: root.chosen(modelData)
                Binding { target: card; property: "checked"; value: root.current === card.modelData }
            }
        }
    }
}
