pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Objects to choose one of, side by side, and in more rows where the type is large.
GridLayout {
    id: root

    property var letters: [] // of the objects
    property string current
    property bool asSeen: false // "empty" is what appears empty: the broken ring
    property var details: [] // a word below each
    property var open: [] // which of them can be chosen; empty = all

    readonly property var names: ({
        C: qsTr("Comet", "an object to choose, as short as can be"),
        A: qsTr("Asteroid", "an object to choose, as short as can be"),
        D: qsTr("Dwarf", "a dwarf planet to choose, as short as can be"),
        G: qsTr("Gas", "a gas cloud to choose, as short as can be"),
        E: qsTr("Empty", "what seems or is empty, to choose, as short as can be")
    })

    signal chosen(string letter)

    columns: Math.max(1, Math.min(letters.length, Math.floor((width + Theme.gap) / (57 * Theme.textScale + Theme.gap * 0.3))))
    columnSpacing: root.width < 330 ? 4 : Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: root.letters
        ChoiceCard {
            id: card
            required property string modelData
            required property int index
            objectName: "object" + modelData
            object: modelData === "E" && root.asSeen ? "?" : modelData
            text: root.names[modelData] ?? ""
            detail: root.details[index] ?? ""
            enabled: root.open.length === 0 || root.open[index]
            Accessible.name: Words.list([card.object === "?" ? Words.object("?") : LogWords.label(modelData)])
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.chosen(modelData)
            Binding { target: card; property: "checked"; value: root.current === card.modelData }
        }
    }
}
