import QtQuick
import Aphelion
import Aphelion.Parts

// The rules in our own words: sections of sentences, tables and terms.
QtObject {
    id: root

    readonly property RuleTables tables: RuleTables {}
    readonly property RuleNumbers numbers: tables.numbers
    readonly property Terms terms: Terms {}

    function section(key: string, icon: string, title: string, parts: var): var {
        return { key: key, icon: icon, title: title, parts: parts.map(part => typeof part === "string" ? { kind: "text", text: part } : part) };
    }
    function termPart(term: var): var {
        return { kind: "term", term: term, text: TermWords.title(term) + " " + TermWords.text(term) };
    }

    readonly property var sections: [
        section("sky", "ui-table", qsTr("The sky and its laws", "section of the rules"), [
            qsTr("The sky is a circle of sectors. Each holds one object or nothing, and Planet X hides in one of them.", "rules"),
            tables.sky,
            qsTr("Comets are in comet sectors only.", "rules: a law of the sky"),
            qsTr("Every asteroid is adjacent to another asteroid.", "rules: a law of the sky"),
            qsTr("Every gas cloud is adjacent to a truly empty sector.", "rules: a law of the sky"),
            qsTr("No dwarf planet is adjacent to Planet X.", "rules: a law of the sky"),
            qsTr("In Expert the dwarf planets span exactly %1 sectors, with one at each end.", "rules: a law of the sky").arg(numbers.dwarfBand)
        ]),
        section("time", "ui-time", qsTr("Time and turns", "section of the rules"), [
            qsTr("It is the turn of whoever is last on the time track. In one sector, whoever arrived first acts first.", "rules"),
            qsTr("A turn is one action. The pawn then moves on by its cost, in front of pawns already there.", "rules"),
            tables.costs,
            qsTr("Then the Earth follows to the last pawn. The visible sky is the half that begins with the Earth’s sector, clockwise.", "rules"),
            qsTr("On its way the Earth stops where theories or a conference are marked. Each conference is held only once.", "rules"),
            tables.events
        ]),
        section("survey", "action-survey", qsTr("Survey", "section of the rules: the action"), [
            qsTr("Choose an object and a run of visible sectors. You learn how many of these objects are there.", "rules, survey"),
            qsTr("Planet X counts as empty, and cannot be surveyed itself.", "rules, survey"),
            qsTr("A survey for comets begins and ends in comet sectors.", "rules, survey"),
            qsTr("Others hear the object and the sectors, not the number.", "rules, survey")
        ]),
        section("target", "action-target", qsTr("Target", "section of the rules: the action"), [
            qsTr("Choose one visible sector. You learn which object is there; Planet X appears empty.", "rules, target"),
            qsTr("Everybody has %1 targets for the whole game. Others hear the sector.", "rules, target; %1 two or more").arg(numbers.targets)
        ]),
        section("research", "action-research", qsTr("Research", "section of the rules: the action"), [
            qsTr("Choose one of %1 topics and read its clue: a rule that holds in this sky. It is the same for everybody.", "rules, research").arg(numbers.topics),
            qsTr("Never research twice in a row. Others hear the topic.", "rules, research")
        ]),
        section("conferences", "action-conference", qsTr("Conferences", "section of the rules"), [
            qsTr("When the Earth first reaches the sector of a conference, everybody reads a clue about Planet X.", "rules")
        ]),
        section("theories", "action-theory", qsTr("Theories and peer review", "section of the rules"), [
            qsTr("A theory says which object a sector holds. Nobody places theories about empty sectors or Planet X.", "rules"),
            qsTr("In a theory phase all choose at the same time, in secret; none is fine, too. Any sector will do, visible or not.", "rules"),
            qsTr("Theories of one phase go to different sectors, and none to a sector whose object is known.", "rules"),
            qsTr("A token is used once and never comes back. Each player has:", "rules, above a table of tokens"),
            tables.tokens,
            qsTr("Then all face-down theories move one space inward. After %1 steps they are turned up: that is peer review.", "rules; %1 two or more").arg(numbers.steps),
            qsTr("If one of them is right, everybody knows the object. All other theories in that sector are turned up, and no new ones are placed there.", "rules, peer review"),
            qsTr("If all of them are wrong, everybody knows what is not there. Theories further out stay face down.", "rules, peer review"),
            qsTr("Wrong theories leave the game, and their players move one sector forward, at most once for each sector reviewed.", "rules, peer review")
        ]),
        section("locating", "action-locate", qsTr("Locating Planet X", "section of the rules"), [
            qsTr("Say where Planet X is, and what is in the sector on each side. You have found it only if all three are right.", "rules"),
            qsTr("Any sector can be named, visible or not. Others hear only whether you found it.", "rules, locating Planet X")
        ]),
        section("end", "action-reveal", qsTr("The end and last chance", "section of the rules"), [
            qsTr("When somebody finds Planet X, that pawn moves on, and there are no more turns.", "rules"),
            qsTr("Everybody behind the finder then has one last chance, whoever is furthest behind first: some theories, or one attempt to locate Planet X.", "rules"),
            tables.lastChances,
            qsTr("At the end the whole sky is shown. Wrong theories leave without a penalty.", "rules")
        ]),
        section("score", "ui-write", qsTr("Score", "section of the rules"), [
            qsTr("Every right theory scores:", "rules, above a table of points"),
            tables.points,
            qsTr("One more point for each sector in which you were first to be right, or among the first.", "rules, score"),
            Words.fill(qsTr("Planet X: %1 points for the first to find it. Whoever finds it in the last chance has %2 points for each sector behind.", "rules, score"), numbers.finderPoints, numbers.pointsPerSector),
            qsTr("The highest total wins. In a tie points for Planet X decide, then those for being first; otherwise the victory is shared.", "rules, score")
        ]),
        section("terms", "ui-help", qsTr("Terms", "section of the rules: words that clues use"), Array.from(terms.all(numbers.standard.sectors)).map(term => root.termPart(term)))
    ]
}
