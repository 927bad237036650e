import QtQuick
import Aphelion

// What an answer says, in words; whether Planet X was found has a moment of its own. What looks empty is "?", since Planet X looks the same.
QtObject {
    id: root

    property var answer: null // ShownAnswer
    property var asked: null // LogLine: what everybody has seen of the question

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
    // What was asked, above the answer or below it.
    readonly property string question: asked && questions[asked.kind] ? questions[asked.kind](asked) : ""
    readonly property var questions: ({
        Surveyed: line => qsTr("Survey of %1 in %2", "above an answer: %1 'asteroids', %2 'sectors 10–3'").arg(LogWords.surveyed(line.object)).arg(LogWords.sectors(line.from, line.to)),
        Targeted: line => qsTr("Sector %1", "above an answer").arg(line.sector),
        Researched: line => qsTr("Topic %1: %2", "above an answer: %1 a letter, %2 'Asteroids and comets'").arg(line.topic).arg(ClueWords.title(line.title))
    })
}
