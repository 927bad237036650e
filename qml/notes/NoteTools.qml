pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What is done to the sheet as a whole. What cannot be done says why when tapped.
GridLayout {
    id: root

    required property NotesModel notes
    readonly property bool large: Theme.textScale >= 1.5
    readonly property bool tight: large && columns === 5 && width < 500 // where no word has its place

    signal refused(string reason)
    signal done(string trouble)
    signal textWanted()
    signal helpWanted()

    columns: width < 240 ? 2 : 5
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Tool {
        iconName: "ui-undo"
        spoken: qsTr("Undo", "button: takes the last mark back")
        wordless: root.large
        reason: root.notes.canUndo ? "" : qsTr("Nothing to undo yet.", "why undo cannot be used")
        onChosen: root.done(root.notes.undo())
    }
    Tool {
        iconName: "ui-redo"
        spoken: qsTr("Redo", "button: brings back what was undone")
        wordless: root.large
        reason: root.notes.canRedo ? "" : qsTr("Nothing to redo yet.", "why redo cannot be used")
        onChosen: root.done(root.notes.redo())
    }
    Tool {
        iconName: "ui-what-if"
        spoken: qsTr("What if", "button: begins to try something in the notes")
        wordless: root.tight
        onChosen: root.done(root.notes.whatIf())
    }
    Tool {
        iconName: "ui-write"
        spoken: qsTr("Text", "button: free words about the notes")
        wordless: root.tight
        onChosen: root.textWanted()
    }
    Tool {
        iconName: "ui-help"
        spoken: qsTr("Help", "button: help on the notes")
        wordless: root.tight
        Layout.columnSpan: root.columns === 2 ? 2 : 1
        onChosen: root.helpWanted()
    }

    component Tool: TileButton {
        property string spoken
        property bool wordless: false
        text: wordless ? "" : spoken
        Accessible.name: spoken
        implicitHeight: Math.max(60, implicitContentHeight + 14)
        implicitWidth: 56
        Layout.fillWidth: !wordless || root.tight || root.columns < 5
        Layout.preferredWidth: wordless && !root.tight && root.columns > 2 ? 56 : 80
        Layout.fillHeight: true
        onRefused: reason => root.refused(reason)
    }
}
