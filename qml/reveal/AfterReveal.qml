import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// What people do when the whole sky is open: count, with the board on the table; play again; go home. The next step
// is the one that stands out.
ColumnLayout {
    id: root

    property bool withBoard
    property bool counted // the points are known

    signal scoreSheetWanted()
    signal lookBack()
    signal rematch()
    signal done()

    spacing: 12

    PrimaryButton {
        objectName: "countPoints"
        visible: root.withBoard && !root.counted
        iconName: "ui-write"
        text: qsTr("Count the points", "button that opens the score sheet with the cardboard board")
        onClicked: root.scoreSheetWanted()
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "changePoints"
        visible: root.withBoard && root.counted
        iconName: "ui-write"
        text: qsTr("Change the score sheet", "button that opens the score sheet with the cardboard board")
        onClicked: root.scoreSheetWanted()
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "done"
        visible: root.counted
        text: leave.text
        onClicked: root.done()
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "lookBack"
        iconName: "ui-time"
        text: qsTr("Look back", "button: the game step by step, and what everybody could know")
        onClicked: root.lookBack()
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "playAgain"
        iconName: "ui-redo"
        text: qsTr("Play again", "button: the same people, a new sky")
        onClicked: root.rematch()
        Layout.fillWidth: true
    }
    SecondaryButton {
        id: leave
        visible: !root.counted
        text: qsTr("Done", "button that leaves the end of the game")
        onClicked: root.done()
        Layout.fillWidth: true
    }
}
