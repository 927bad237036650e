import QtQuick
import Aphelion
import Aphelion.Parts

// What stands on a row of the list of tables.
Item {
    id: root

    property var table: null // ShownTable

    implicitHeight: words.implicitHeight
    Column {
        id: words
        width: parent.width - 20 - 12
        spacing: 2
        Line {
            text: root.table ? KeptWords.who(root.table) : ""
            font: Theme.heading
            color: root.enabled ? Theme.text : Theme.muted
        }
        Line {
            text: root.table ? KeptWords.what(root.table) : ""
            font: Theme.subtitle
            color: Theme.muted
        }
        Line {
            visible: text !== ""
            text: root.table ? KeptWords.result(root.table) : ""
            font: Theme.subtitle
            color: Theme.text
        }
        Line {
            visible: text !== ""
            text: root.table ? KeptWords.finder(root.table) : ""
            font: Theme.subtitle
            color: Theme.text
        }
        Line {
            text: root.table ? KeptWords.when(root.table.changed) : ""
            font: Theme.subtitle
            color: Theme.muted
        }
    }
    Icon {
        visible: root.enabled
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        name: "ui-forward"
        size: 20
        colour: Theme.muted
    }
}
