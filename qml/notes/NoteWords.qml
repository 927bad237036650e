import QtQuick
import Aphelion
import Aphelion.Parts

// What the notes say in words: a hypothesis, which count cannot be, where a mark comes from, what was asked and learned.
QtObject {
    id: root

    // Whole sentences, so that every language can choose article and plural itself.
    readonly property var isOne: ({
        C: qsTr("%1 is a comet", "what is supposed, %1 a sector"), A: qsTr("%1 is an asteroid", "what is supposed, %1 a sector"),
        D: qsTr("%1 is a dwarf planet", "what is supposed, %1 a sector"), G: qsTr("%1 is a gas cloud", "what is supposed, %1 a sector"),
        E: qsTr("%1 is empty", "what is supposed, %1 a sector"), X: qsTr("%1 is Planet X", "what is supposed, %1 a sector")
    })
    readonly property var areSome: ({
        C: qsTr("%1 are comets", "what is supposed, %1 sectors: '3 and 5'"), A: qsTr("%1 are asteroids", "what is supposed, %1 sectors: '3 and 5'"),
        D: qsTr("%1 are dwarf planets", "what is supposed, %1 sectors: '3 and 5'"), G: qsTr("%1 are gas clouds", "what is supposed, %1 sectors: '3 and 5'"),
        E: qsTr("%1 are empty", "what is supposed, %1 sectors: '3 and 5'"), X: qsTr("%1 are both Planet X", "what is supposed, %1 sectors: '3 and 5'")
    })
    readonly property var isNone: ({
        C: qsTr("%1 is not a comet", "what is supposed, %1 a sector"), A: qsTr("%1 is not an asteroid", "what is supposed, %1 a sector"),
        D: qsTr("%1 is not a dwarf planet", "what is supposed, %1 a sector"), G: qsTr("%1 is not a gas cloud", "what is supposed, %1 a sector"),
        E: qsTr("%1 is not empty", "what is supposed, %1 a sector"), X: qsTr("%1 is not Planet X", "what is supposed, %1 a sector")
    })
    readonly property var areNone: ({
        C: qsTr("%1 are not comets", "what is supposed, %1 sectors: '3 and 5'"), A: qsTr("%1 are not asteroids", "what is supposed, %1 sectors: '3 and 5'"),
        D: qsTr("%1 are not dwarf planets", "what is supposed, %1 sectors: '3 and 5'"), G: qsTr("%1 are not gas clouds", "what is supposed, %1 sectors: '3 and 5'"),
        E: qsTr("%1 are not empty", "what is supposed, %1 sectors: '3 and 5'"), X: qsTr("%1 are not Planet X", "what is supposed, %1 sectors: '3 and 5'")
    })

    function supposedOf(one: var): string { // ShownSupposed
        const many = one.sectors.length > 1;
        const words = one.mark === "Certain" ? (many ? areSome : isOne)[one.object]
            : one.mark === "No" ? (many ? areNone : isNone)[one.object]
            : qsTr("%2 in %1 is open again", "what is supposed, %1 sectors, %2 an object");
        return Words.fill(words, Words.all(one.sectors), Words.object(one.object));
    }
    function hypothesis(supposed: var): string {
        return supposed.length === 0 ? qsTr("What if …?", "a what-if in which nothing is marked yet")
            : qsTr("What if %1?", "a hypothesis: %1 '3 and 5 are asteroids'").arg(Words.all(supposed.map(one => root.supposedOf(one))));
    }

    function wrong(one: var): string { // ShownWrong
        const x = one.object === "X";
        switch (one.kind) {
        case "TooManyCertain":
            return x ? qsTr("Planet X is certain in %1 sectors, but there is only one.", "why the notes cannot be right").arg(one.count)
                : qsTr("%1 %2 are certain, but the sky has only %3.", "why the notes cannot be right: 5 asteroids, 4").arg(one.count).arg(ClueWords.several(one.object)).arg(one.total);
        case "TooFewLeft":
            return x ? qsTr("No sector is left for Planet X.", "why the notes cannot be right")
                : qsTr("Of %1 the sky has %2, but only %3 can still be placed.", "why the notes cannot be right: asteroids, 4, 3").arg(ClueWords.several(one.object)).arg(one.total).arg(one.count);
        case "NothingLeft":
            return qsTr("Everything is ruled out in sector %1.", "why the notes cannot be right").arg(one.sector);
        }
        return qsTr("Sector %1 cannot hold two objects.", "why the notes cannot be right").arg(one.sector);
    }
    function firstWrong(wrongs: var): string {
        if (wrongs.length === 0)
            return "";
        return wrongs.length === 1 ? wrong(wrongs[0])
            : qsTr("%1 And %n more.", "why the notes cannot be right: %1 a sentence, %n how many others", wrongs.length - 1).arg(wrong(wrongs[0]));
    }

    // An own survey or target with its answer, or anybody's line of the log.
    function recorded(one: var, players: var): string { // RecordLine
        const empty = one.answer.object === "E";
        if (one.answer.kind === "SurveyCount")
            return qsTr("You surveyed %1 in %2: %3", "%1 'asteroids', %2 'sectors 2–5', %3 how many").arg(LogWords.surveyed(one.line.object)).arg(LogWords.sectors(one.line.from, one.line.to)).arg(one.answer.count);
        if (one.answer.kind === "Appears")
            return qsTr("You targeted sector %1: %2", "%2 what is there").arg(one.line.sector).arg(Words.object(empty ? "?" : one.answer.object));
        return LogWords.sentence(one.line, players);
    }
    function cometsOnlyIn(sides: var): string { // ShownSector
        const sectors = sides.filter(side => side.cometSector).map(side => side.sector);
        return qsTr("Comets can only be in %1.", "a law of the sky, %1 sectors: '2, 3, 5, 7, 11'").arg(sectors.join(", "));
    }
    // Where a cell's fact comes from. cell: NoteCell
    function source(cell: var, notes: NotesModel, players: var): string {
        const told = cell.entry > 0 ? recorded(notes.told(cell.entry), players) : "";
        const follows = cell.exists && notes.isFollowing(cell.sector, cell.object);
        switch (cell.exists ? cell.factOrigin : "Printed") {
        case "Printed": return cometsOnlyIn(notes.sectors);
        case "Start": return follows ? qsTr("Follows at once from your starting facts.", "where a mark comes from") : qsTr("One of your starting facts.", "where a mark comes from");
        }
        return cell.factOrigin === "" ? ""
            : follows ? qsTr("Follows at once. %1.", "where a mark comes from: %1 'You targeted sector 3: comet', the last that was needed for it").arg(told)
            : cell.factOrigin === "Public" ? qsTr("Everybody knows. %1.", "where a mark comes from: %1 a line of the log").arg(told)
            : qsTr("Your own answer. %1.", "where a mark comes from: %1 'You targeted sector 3: comet'").arg(told);
    }
}
