pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The ways of help on the notes: those that the table allows, and why not the others.
Sheet {
    id: root

    required property Helping helping
    required property TableModel table
    readonly property var allowed: helping.allowed

    readonly property bool lying: parent && parent.height < 480 && parent.width >= 640 // a phone on its side

    title: qsTr("Help on the notes", "title of a sheet")
    width: !parent ? 320 : lying ? Math.min(parent.width - 32, 800) : Math.min(parent.width, centred ? 480 : 560)
    onOpened: first.forceActiveFocus()

    function reason(way: string): string {
        return root.allowed.includes(way) ? "" : root.helping.over ? qsTr("The game is over.", "why help cannot be used")
            : qsTr("Turned off for this game", "why help cannot be used: it was chosen when the table was set up");
    }

    SheetText {
        text: root.table.help === "None" ? qsTr("At this table everybody keeps their own notes.", "help on the notes: none was agreed on")
            : qsTr("What you are told about a single sector is marked for you. Every other help is counted, and shown to you at the end.", "help on the notes")
    }
    GridLayout {
        columns: root.lying && Theme.textScale < 1.5 ? 3 : 1
        columnSpacing: Theme.gap
        rowSpacing: 12
        HelpWay {
            id: first
            objectName: "fillIn"
            iconName: "ui-write"
            text: qsTr("Fill in", "a way of help on the notes")
            detail: qsTr("Marks what follows at once from the rules and from the marks on the sheet.", "what 'Fill in' does")
            uses: root.helping.uses.fillIn
            reason: root.reason("FillIn")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: {
                root.close();
                root.helping.fillIn();
            }
        }
        HelpWay {
            objectName: "check"
            iconName: "ui-check"
            text: qsTr("Check", "a way of help on the notes")
            detail: qsTr("Finds marks that cannot be right after what you have been told, and says why.", "what 'Check' does")
            uses: root.helping.uses.check
            reason: root.reason("Check")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: {
                root.close();
                root.helping.check();
            }
        }
        HelpWay {
            objectName: "hint"
            iconName: "ui-help"
            text: qsTr("Hint", "a way of help on the notes")
            detail: qsTr("Points at the simplest thing that you have not marked yet, and gives its reason.", "what 'Hint' does")
            uses: root.helping.uses.hint
            reason: root.reason("Hint")
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: {
                root.close();
                root.helping.askHint();
            }
        }
    }
    SecondaryButton {
        text: qsTr("Close", "button that closes a sheet")
        Layout.fillWidth: true
        onClicked: root.close()
    }
}
