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

    readonly property string kind: answer?.kind ?? ""
    readonly property string object: answer?.object === "E" || answer?.object === "X" ? "?" : answer?.object ?? ""
    readonly property bool isPrivate: kind !== "Verdict"
    readonly property bool counted: kind === "SurveyCount"
    readonly property bool good: kind === "Verdict" && answer.correct
    readonly property string seenBy: isPrivate ? qsTr("Only you see this", "below an answer") : ""
    readonly property string words: wordsOf(kind)
    readonly property string detail: detailOf(kind)

    function wordsOf(kind: string): string {
        switch (kind) {
        case "SurveyCount": return String(answer.count);
        case "Appears": return object === "?" ? qsTr("Appears empty", "answer to a target") : LogWords.label(object);
        case "ClueRead": return ClueWords.sentence(answer.clue);
        case "Verdict": return good ? qsTr("Right", "verdict on a theory") : qsTr("Wrong", "verdict on a theory");
        }
        return "";
    }
    function detailOf(kind: string): string {
        if (kind === "SurveyCount")
            return (answer.count === 1 ? one : counts)[answer.object] ?? "";
        if (kind === "Appears" && object === "?")
            return qsTr("Empty … or it’s Planet X!", "below the answer that a sector looks empty");
        return "";
    }
    readonly property var counts: ({
        C: qsTr("comets in this run", "below the number a survey found, none or several"),
        A: qsTr("asteroids in this run", "below the number a survey found, none or several"),
        D: qsTr("dwarf planets in this run", "below the number a survey found, none or several"),
        G: qsTr("gas clouds in this run", "below the number a survey found, none or several"),
        E: qsTr("sectors in this run appear empty. Planet X, if it is here, is counted too.", "below the number a survey found, none or several")
    })
    readonly property var one: ({
        C: qsTr("comet in this run", "below the number 1 that a survey found"),
        A: qsTr("asteroid in this run", "below the number 1 that a survey found"),
        D: qsTr("dwarf planet in this run", "below the number 1 that a survey found"),
        G: qsTr("gas cloud in this run", "below the number 1 that a survey found"),
        E: qsTr("sector in this run appears empty. It may be Planet X.", "below the number 1 that a survey found")
    })

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
