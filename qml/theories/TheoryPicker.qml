pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The theories chosen so far, each to be taken away again. `form` is a TheoriesForm or a LastChanceForm.
Column {
    id: root

    required property var form

    readonly property bool full: form.theories.length > 0 && form.theories.length >= form.limit
    readonly property bool moves: form.limit === 1
    readonly property string refused: form.object !== "" && form.allowedSectors.length === 0 ? form.refusals[0] ?? "" : ""

    spacing: Theme.gap

    Label {
        objectName: "chosenCount"
        text: root.form.theories.length === 0 ? qsTr("No theory chosen yet", "above the list of chosen theories")
            : root.moves ? qsTr("One theory this round (it moves)", "above the one chosen theory: a tap on another sector moves it")
            : qsTr("Chosen: %1 of %2", "theories, above their list").arg(root.form.theories.length).arg(root.form.limit)
        font: Theme.label
        color: Theme.text
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: root.form.theories
        TheoryRow {
            required property var modelData
            sector: modelData.sector
            object: modelData.object
            warning: root.form.warningFor(modelData.sector, modelData.object)
            onRemoved: root.form.remove(sector)
            width: parent.width
        }
    }
    Label {
        objectName: "full"
        visible: text !== ""
        text: root.full && !root.moves ? qsTr("To choose another, remove one first.", "when no more theories may be chosen")
            : root.refused !== "" ? RefusalWords.why(root.refused) : ""
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
