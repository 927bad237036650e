pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Aphelion
import Aphelion.Parts

// What the player knows from the start: a small sheet of facts, which are already on the notes.
StepPage {
    id: root

    required property Session session

    signal done()

    NotesModel { id: notes; session: root.session }
    TableModel { id: table; session: root.session }
    readonly property var me: table.players[table.viewpoint] ?? null
    readonly property bool none: notes.facts.length === 0

    title: me ? qsTr("Welcome, %1", "title of a page: %1 a name").arg(me.name) : qsTr("Welcome", "title of a page")
    subtitle: none ? qsTr("You start with an open sky", "below the title, when there are no starting facts")
                   : qsTr("What you know from the start; only you see this", "below the title")
    player: me ? me.colour : -1
    centred: true
    note: none ? "" : qsTr("They’re already in your notes", "below the button that leaves the starting facts")

    Card {
        id: sheet
        objectName: "facts"
        visible: !root.none
        padding: 6
        width: parent.width
        Shape { // the mark of a starting fact, as on the notes
            parent: sheet.background
            x: parent.width - width
            width: 26
            height: 26
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.needle
                PathSvg { path: "M0 0H10A16 16 0 0 1 26 16V26Z" }
            }
        }
        Grid {
            id: facts
            width: parent.width
            columns: width >= 520 * Theme.textScale ? 2 : 1
            Repeater {
                model: notes.facts
                StartFact {
                    required property var modelData
                    fact: modelData
                    width: facts.width / facts.columns
                }
            }
        }
    }
    Notice {
        objectName: "none"
        visible: root.none
        iconName: "ui-notes"
        title: qsTr("No starting facts at your level", "when there are no starting facts")
        detail: qsTr("Everything on your notes you will have found out yourself.", "when there are no starting facts")
        width: parent.width
    }
    steps: PrimaryButton {
        objectName: "next"
        text: qsTr("Start", "button below the starting facts")
        focus: true
        Layout.fillWidth: true
        onClicked: {
            table.begin(); // what cannot be kept is shown once more
            root.done();
        }
    }
}
