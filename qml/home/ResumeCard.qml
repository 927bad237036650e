import QtQuick
import Aphelion
import Aphelion.Parts

// The table that was touched last, with the way back to it.
Card {
    id: root

    required property var table // ShownTable, or nothing
    readonly property bool readable: table !== null && table.code !== ""

    signal resumed()

    padding: 16
    Column {
        width: parent.width
        spacing: 2
        Patience { id: patience }
        Line {
            text: root.table ? KeptWords.who(root.table) : ""
            font: Theme.heading
            color: Theme.text
        }
        Line {
            text: root.table ? KeptWords.what(root.table) : ""
            font: Theme.subtitle
            color: Theme.muted
        }
        Line {
            text: root.table ? KeptWords.when(root.table.changed) : ""
            font: Theme.subtitle
            color: Theme.muted
        }
        Item { width: 1; height: root.readable ? 10 : 0 }
        PrimaryButton {
            visible: root.readable
            objectName: "resume"
            text: patience.running ? qsTr("One moment…", "on a button that was pressed, while something takes its time") : qsTr("Resume", "button that goes back to the open table")
            onClicked: patience.run(() => root.resumed())
            width: parent.width
        }
    }
}
