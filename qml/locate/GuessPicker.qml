pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What lies on either side of Planet X, and what the own notes say against the guess. `form` is a LocateForm or a
// LastChanceForm.
Column {
    id: root

    required property var form

    spacing: Theme.group

    Neighbour {
        objectName: "before"
        side: qsTr("Before it", "the sector before Planet X, not yet known which")
        sector: root.form.beforeSector
        known: root.form.beforeKnown
        letters: root.form.neighbours
        current: root.form.before
        onChosen: letter => root.form.before = letter
    }
    Neighbour {
        objectName: "after"
        side: qsTr("After it", "the sector after Planet X, not yet known which")
        sector: root.form.afterSector
        known: root.form.afterKnown
        letters: root.form.neighbours
        current: root.form.after
        onChosen: letter => root.form.after = letter
    }
    GuessWarnings {
        warnings: root.form.warnings
        width: parent.width
    }

    component Neighbour: Column {
        id: neighbour
        property string side
        property int sector
        property bool known: false // the notes hold what is picked
        property var letters: []
        property string current
        signal chosen(string letter)

        spacing: Theme.gap
        width: parent.width
        Label {
            id: where
            readonly property string place: neighbour.sector === 0 ? neighbour.side : qsTr("In sector %1", "above the objects beside Planet X").arg(neighbour.sector)
            text: neighbour.known ? qsTr("%1 · from your notes", "above the objects beside Planet X, one of which is picked already; %1 'In sector 4'").arg(place) : place
            font: Theme.label
            color: Theme.text
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        ObjectChoice {
            letters: neighbour.letters
            current: neighbour.current
            about: where.place
            width: parent.width
            onChosen: letter => neighbour.chosen(letter)
        }
    }
}
