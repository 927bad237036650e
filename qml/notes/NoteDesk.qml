pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What stands below the sheet: a word about what was just touched, what cannot be, an open what-if, and the tools.
Column {
    id: root

    required property NotesModel notes
    required property Helping helping
    property bool roomy: true // the tools stay while help is open
    property bool beside: false // the sheet: the tools come first, so that a word does not move them
    readonly property string wrong: words.firstWrong(notes.wrongs)
    property var players: []
    readonly property alias saying: spoken.text
    readonly property alias help: helped // its card
    readonly property real saidHeight: spoken.visible ? spoken.height + spacing : 0

    signal textWanted()
    signal helpWanted()
    signal changeWanted(int sector, string object)

    function say(text: string, iconName: string) {
        spoken.about = null;
        spoken.said = text;
        spoken.iconName = iconName;
        forget.restart();
    }
    // Where a mark comes from that a tap does not change. It stays until something else is touched.
    function explain(cell: var) { // NoteCell
        say("", words.sourceIcon(cell, notes));
        spoken.about = cell;
        forget.stop();
    }
    function hush() {
        spoken.said = "";
        spoken.about = null;
    }
    // A trouble's name, or nothing: then what was said before is over.
    function done(trouble: string) {
        if (trouble === "" || trouble === "NothingChanges")
            hush();
        else
            say(Words.list([TroubleWords.title(trouble), TroubleWords.detail(trouble)]), "ui-warning");
    }

    NoteWords { id: words }
    Connections {
        target: root.notes
        function onLookedAway() { // what was said is nobody else's
            root.hush();
        }
    }
    Timer {
        id: forget
        interval: 8000
        onTriggered: root.hush()
    }

    spacing: Theme.gap
    Item {
        id: above
        visible: root.beside && tools.wanted
        width: root.width
        implicitHeight: tools.implicitHeight
    }
    DeskLine {
        id: spoken
        width: root.width
        property string said
        property var about: null // NoteCell
        text: about ? words.source(about, root.notes, root.players) : said
        visible: text !== ""
        iconName: "ui-warning"
        LinkButton {
            visible: spoken.about?.exists ?? false
            objectName: "change"
            text: qsTr("Change", "button: writes over a mark that was given, by hand")
            Accessible.name: qsTr("Change this mark", "spoken: button that writes over a mark that was given, by hand")
            onClicked: root.changeWanted(spoken.about.sector, spoken.about.object)
        }
    }
    DeskLine {
        width: root.width
        visible: root.wrong !== "" && root.notes.depth === 0 && !helped.visible
        text: root.wrong
        iconName: "ui-warning"
        colour: Theme.danger
        objectName: "whatCannotBe"
    }
    HelpCard {
        id: helped
        objectName: "helped"
        helping: root.helping
        width: root.width
        onUndone: root.done(root.notes.undo())
        onMarked: claim => {
            const trouble = root.notes.set(claim.sector, claim.object, claim.isNot ? "No" : "Certain");
            root.helping.dismiss();
            root.done(trouble);
        }
        onTried: claim => {
            root.helping.dismiss();
            root.done(root.notes.whatIf() || root.notes.set(claim.sector, claim.object, claim.isNot ? "Certain" : "No"));
        }
    }
    WhatIfBanner {
        visible: root.notes.depth > 0 && (root.roomy || !helped.visible)
        hypothesis: words.hypothesis(root.notes.supposed)
        wrong: root.wrong
        depth: root.notes.depth
        width: root.width
        onDropped: root.done(root.notes.drop())
        onKept: root.done(root.notes.keep())
    }
    Item {
        id: below
        visible: !root.beside && tools.wanted
        width: root.width
        implicitHeight: tools.implicitHeight
    }
    NoteTools {
        id: tools
        readonly property bool wanted: root.roomy || !helped.visible
        parent: root.beside ? above : below
        notes: root.notes
        width: root.width
        onRefused: reason => root.say(reason, "ui-warning")
        onDone: trouble => root.done(trouble)
        onTextWanted: root.textWanted()
        onHelpWanted: {
            root.hush();
            root.helpWanted();
        }
    }
}
