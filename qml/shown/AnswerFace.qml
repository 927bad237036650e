pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What an answer says, large: a number, an object, a clue or a verdict. What looks empty has the broken ring,
// since Planet X looks the same.
ColumnLayout {
    id: root

    property var answer: null // ShownAnswer

    readonly property AnswerWords said: AnswerWords { answer: root.answer }
    readonly property string kind: said.kind
    readonly property string object: said.object
    readonly property bool isPrivate: said.isPrivate
    readonly property bool counted: said.counted
    readonly property bool good: said.good
    readonly property string seenBy: said.seenBy
    readonly property string words: said.words
    readonly property string detail: said.detail

    spacing: Theme.gap

    ObjectIcon {
        visible: root.counted || root.kind === "Appears"
        object: root.object === "" ? "?" : root.object
        size: root.counted ? 32 : 56
        Layout.alignment: Qt.AlignHCenter
    }
    Icon {
        visible: root.kind === "ClueRead"
        name: "action-research"
        size: 32
        colour: Theme.needle
        Layout.alignment: Qt.AlignHCenter
    }
    Icon {
        visible: root.kind === "Verdict"
        name: root.good ? "ui-check" : "ui-close"
        size: 56
        colour: root.good ? Theme.success : Theme.danger
        Layout.alignment: Qt.AlignHCenter
    }
    Label {
        objectName: "answerWords"
        text: root.words
        font: root.counted ? Theme.figure : root.kind === "ClueRead" ? Theme.heading : Theme.title
        color: Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }
    ClueHelp {
        clue: root.kind === "ClueRead" ? root.answer.clue : null
        Layout.alignment: Qt.AlignHCenter
    }
    Label {
        visible: text !== ""
        text: root.detail
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }
}
