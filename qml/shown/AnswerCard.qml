pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What stands on the card of an answer: the question, what was told, who sees it, and the ways on.
Scroll {
    id: root

    property string question
    property var answer: null // ShownAnswer
    property bool toNotes: true
    property bool open: true
    property bool board: false // a cardboard board lies on the table
    readonly property int steps: board ? answer?.moved ?? 0 : 0 // of the own pawn

    signal done()
    signal notesWanted()

    implicitHeight: column.implicitHeight
    contentHeight: column.implicitHeight
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Words.list([question, face.words, face.detail, note.text, move.text])

    Announcement { item: root; text: root.open ? root.Accessible.name : ""; onSaid: Cues.give(Cue.Answer) }
    KeepInView { target: root }
    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.group
        Label {
            visible: text !== ""
            objectName: "answerQuestion"
            text: root.question
            font: Theme.body
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        AnswerFace {
            id: face
            answer: root.answer
            Layout.fillWidth: true
        }
        Label {
            id: note
            visible: text !== ""
            objectName: "answerNote"
            text: face.seenBy
            font: Theme.small
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        Label {
            id: move
            visible: text !== ""
            objectName: "answerMove"
            text: root.steps > 0 ? AskingWords.move(root.steps) : ""
            font: Theme.heading
            color: Theme.text
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        GridLayout {
            columns: root.width >= 340 * Theme.textScale ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.group
            Layout.fillWidth: true
            PrimaryButton {
                objectName: "answerDone"
                text: qsTr("Done", "button that closes an answer")
                focus: true
                Layout.fillWidth: true
                Layout.preferredWidth: 1 // both as wide
                onClicked: root.done()
            }
            SecondaryButton {
                objectName: "answerNotes"
                visible: root.toNotes && face.isPrivate
                iconName: "ui-notes"
                text: qsTr("To my notes", "button on an answer that opens the notes")
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.notesWanted()
            }
        }
    }
}
