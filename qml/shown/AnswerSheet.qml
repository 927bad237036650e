pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// The answer to what was asked: a card in the middle of the page, for the asker alone. It opens when an answer is there
// and asks to be done with (Done, Escape, Back); whoever owns the answer then dismisses it.
T.Popup {
    id: root

    property var answer // ShownAnswer
    property string question // one line above
    property bool beside: false // the notes stand beside the page
    property bool board: false // a cardboard board lies on the table

    property bool told: false // an answer is there
    property var shown: null // the last answer, while the card fades away
    readonly property Item window: T.Overlay.overlay

    signal notesWanted()
    signal done()

    onAnswerChanged: look()
    Component.onCompleted: look()
    function look() {
        told = (answer?.ok ?? false) && answer.kind !== "" && answer.kind !== "Found"; // Planet X has its own moment (GuessTold)
        if (told) {
            shown = answer;
            open();
        } else {
            close();
        }
    }
    onAboutToHide: if (told) done()

    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    margins: 12
    padding: 24
    width: Math.min(420, (parent?.width ?? 320) - 24)
    height: Math.min(implicitHeight, (window?.height ?? implicitHeight) - 24)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.pageIn; easing.type: Easing.OutCubic } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.pageOut; easing.type: Easing.InCubic } }

    background: Rectangle {
        color: Theme.surface
        radius: Theme.radiusCard
        border.color: Theme.outline
    }
    contentItem: AnswerCard {
        question: root.question
        answer: root.shown
        open: root.told
        toNotes: !root.beside
        board: root.board
        onDone: root.close()
        onNotesWanted: root.notesWanted()
    }
}
