pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What the words of a clue mean: its own first, the others on demand.
Sheet {
    id: root

    property var clue: ({ kind: "" }) // ShownClue
    property bool everything: false // the others too

    objectName: "termsSheet"
    title: ClueWords.sentence(clue)
    onAboutToShow: everything = false

    Terms { id: terms }
    Column {
        spacing: 20
        Layout.fillWidth: true
        Layout.topMargin: 4
        Repeater {
            model: root.visible ? terms.of(root.clue.kind, root.clue.x, root.clue.y, root.clue.n, root.clue.sectors)
                .concat(root.everything ? terms.others(root.clue.kind, root.clue.x, root.clue.y, root.clue.n, root.clue.sectors) : []) : []
            TermCard {
                required property var modelData
                term: modelData
                width: parent ? parent.width : 0
            }
        }
    }
    PrimaryButton {
        objectName: "termsDone"
        text: qsTr("Done", "button that closes a sheet")
        focus: true
        onClicked: root.close()
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "otherTerms"
        visible: !root.everything
        text: qsTr("Other terms", "button that explains the other words of clues, too")
        onClicked: root.everything = true
        Layout.fillWidth: true
    }
}
