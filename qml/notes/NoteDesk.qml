pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What stands below the sheet: a word about what was just touched, what cannot be, an open what-if, and the tools.
ColumnLayout {
    id: root

    required property NotesModel notes
    readonly property string wrong: words.firstWrong(notes.wrongs)
    property alias saying: spoken.text

    signal textWanted()

    function say(text: string, iconName: string) {
        spoken.text = text;
        spoken.iconName = iconName;
        forget.restart();
    }
    // A trouble's name, or nothing: then what was said before is over.
    function done(trouble: string) {
        if (trouble === "" || trouble === "NothingChanges")
            spoken.text = "";
        else
            say(Words.list([TroubleWords.title(trouble), TroubleWords.detail(trouble)]), "ui-warning");
    }

    NoteWords { id: words }
    Timer {
        id: forget
        interval: 8000
        onTriggered: spoken.text = ""
    }

    spacing: Theme.gap
    DeskLine {
        id: spoken
        visible: text !== ""
        iconName: "ui-warning"
    }
    DeskLine {
        visible: root.wrong !== "" && root.notes.depth === 0
        text: root.wrong
        iconName: "ui-warning"
        colour: Theme.danger
        objectName: "whatCannotBe"
    }
    WhatIfBanner {
        visible: root.notes.depth > 0
        hypothesis: words.hypothesis(root.notes.supposed)
        wrong: root.wrong
        depth: root.notes.depth
        Layout.fillWidth: true
        onDropped: root.done(root.notes.drop())
        onKept: root.done(root.notes.keep())
    }
    NoteTools {
        notes: root.notes
        Layout.fillWidth: true
        onRefused: reason => root.say(reason, "ui-warning")
        onDone: trouble => root.done(trouble)
        onTextWanted: root.textWanted()
    }

    component DeskLine: RowLayout {
        id: line
        property string text
        property string iconName
        property color colour: Theme.muted
        spacing: 10
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Icon {
            name: line.iconName
            size: 18
            colour: line.colour
            Layout.alignment: Qt.AlignTop
        }
        Label {
            text: line.text
            font: Theme.subtitle
            color: line.colour === Theme.danger ? Theme.danger : Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
}
