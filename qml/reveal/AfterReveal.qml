import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What people do when the whole sky is open, in reach of the thumb: with the board on the table they count first; then play
// again, look back, or go home.
GridLayout {
    id: root

    property bool withBoard
    property bool counted // the points are known
    readonly property bool roomy: width >= 520 * Theme.textScale // all in one row
    readonly property bool narrow: width < 250 * Theme.textScale // each in its own
    readonly property Item first: count.visible ? count : next

    signal scoreSheetWanted()
    signal lookBack()
    signal rematch()
    signal done()

    columns: narrow ? 1 : roomy ? 3 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Patience { id: patience } // a new sky takes a moment
    function again() {
        patience.run(() => rematch());
    }

    component Step: SecondaryButton {
        horizontalPadding: 12
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // all as wide
    }
    PrimaryButton {
        id: count
        objectName: "countPoints"
        visible: root.withBoard && !root.counted
        iconName: "ui-write"
        text: qsTr("Count the points", "button that opens the score sheet with the cardboard board")
        onClicked: root.scoreSheetWanted()
        Layout.fillWidth: true
        Layout.columnSpan: root.columns
    }
    PrimaryButton {
        id: next
        objectName: "playAgain"
        visible: !count.visible
        iconName: "ui-redo"
        text: patience.running ? qsTr("One moment…", "on a button that was pressed, while something takes its time")
                               : qsTr("Play again", "button: the same people, a new sky")
        onClicked: root.again()
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.columnSpan: root.columns === 2 ? 2 : 1
    }
    Step {
        visible: count.visible
        iconName: "ui-redo"
        text: next.text
        onClicked: root.again()
    }
    Step {
        objectName: "lookBack"
        iconName: "ui-time"
        text: qsTr("Look back", "button: the game step by step, and what everybody could know")
        onClicked: root.lookBack()
    }
    Step {
        objectName: "done"
        text: qsTr("Done", "button that leaves the end of the game")
        onClicked: root.done()
        Layout.columnSpan: root.columns === 2 && count.visible ? 2 : 1
    }
}
