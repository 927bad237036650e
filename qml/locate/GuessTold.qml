import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// What came of locating Planet X, over the whole screen: found, or quietly not. It opens when the answer is there and asks
// to be done with; whoever owns the answer then dismisses it.
T.Popup {
    id: root

    property var answer // ShownAnswer
    property bool again: false // somebody else has found it before
    property bool alone: false // nobody else is at the table
    property bool over: false // nothing is left to do: the sky opens
    property int cost: 0 // with the board on the table: what the own pawn is to move by hand

    property bool told: false
    property bool found: false // the last answer, while it fades away

    signal done()

    onAnswerChanged: look()
    Component.onCompleted: look()
    function look() {
        told = (answer?.ok ?? false) && answer.kind === "Found";
        if (!told)
            return close();
        found = answer.found;
        open();
        moment.begin();
    }
    onClosed: if (told) done() // only then the keyboard is back with the page

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent?.width ?? 320
    height: parent?.height ?? 568
    closePolicy: T.Popup.CloseOnEscape
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.pageIn; easing.type: Easing.OutCubic } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.pageOut; easing.type: Easing.InCubic } }

    readonly property string claims: qsTr("At least one of your three claims is wrong.", "below the answer that Planet X was not found")
    readonly property string move: cost > 0 ? qsTr("Now move your pawn %n sectors.", "with the board on the table, after an answer", cost) : ""
    readonly property string next: !found ? claims : over ? qsTr("Now the sky opens.", "after the last chance")
        : again ? qsTr("You were not the first, but you were right.", "after the own last chance found Planet X")
        : alone ? "" : qsTr("Whoever is behind you still has one last chance. Tell nobody where it is.", "after one has found Planet X")

    contentItem: GuessMoment { // qmllint disable
        id: moment
        objectName: "moment"
        found: root.found
        title: root.found ? qsTr("You found it!", "large: the answer to locating Planet X") : qsTr("Not this time", "answer to locating Planet X: it is not there")
        detail: root.move === "" ? root.next : root.next + " " + root.move
        note: root.found || root.alone || root.over ? "" : qsTr("Others only see whether you found it", "below the answer to locating Planet X")
        focus: true
        onSaid: if (!root.found || root.again) Cues.give(root.found ? Cue.Found : Cue.Wrong) // the table tells of the first
        onDone: root.close()
    }
}
