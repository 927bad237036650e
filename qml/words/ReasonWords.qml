pragma Singleton
import QtQuick
import Aphelion.Parts

// Help on the notes in words: what follows, why, and which marks cannot be. Sentences end with a full stop, or with a
// colon where what was told follows.
QtObject {
    id: root

    readonly property CluePhrases clues: CluePhrases {}
    readonly property RunPhrases runs: RunPhrases { clues: root.clues }
    readonly property ReasonClauses clauses: ReasonClauses {}

    // One small function per kind of reason. reason: ShownReason
    readonly property var pieces: ({
        Start: reason => qsTr("Starting fact: %1.", "a reason, %1 'sector 3 is not a comet'").arg(root.clause(reason)),
        Surveyed: reason => root.surveyed(reason),
        Targeted: reason => root.said(root.clauses.saw, reason),
        Researched: reason => Words.fill(qsTr("Topic %1: %2", "a reason, %1 the topic's letter, %2 a whole sentence, the clue"), reason.topic, root.clues.sentence(reason.clue)),
        ConferenceHeld: reason => qsTr("Conference: %1", "a reason, %1 a whole sentence, the clue").arg(root.clues.sentence(reason.clue)),
        Reviewed: reason => qsTr("Peer review: %1.", "a reason, %1 'sector 3 is not a comet'").arg(root.clause(reason)),
        Located: reason => root.located(reason)
    })
    readonly property var icons: ({
        Start: "ui-notes", Surveyed: "action-survey", Targeted: "action-target", Researched: "action-research",
        ConferenceHeld: "action-conference", Reviewed: "action-peer-review", Located: "action-locate"
    })
    // The laws that are needed besides.
    readonly property var laws: ({
        CometSectors: qsTr("A law of the sky: comets are only in comet sectors.", "a reason"),
        AsteroidPairs: qsTr("A law of the sky: every asteroid is adjacent to another asteroid.", "a reason"),
        GasNearEmpty: qsTr("A law of the sky: every gas cloud is adjacent to a truly empty sector.", "a reason"),
        DwarfAwayFromX: qsTr("A law of the sky: no dwarf planet is adjacent to Planet X.", "a reason"),
        DwarfBand: qsTr("A law of the sky: the dwarf planets span exactly six sectors.", "a reason"),
        Several: qsTr("The laws of the sky, taken together.", "a reason: no few laws are enough")
    })

    function piece(reason: var): string {
        const inWords = root.pieces[reason.kind];
        return inWords ? inWords(reason) : "";
    }
    function icon(reason: var): string {
        return root.icons[reason.kind] ?? "ui-log";
    }
    // law: ShownLaw
    function law(law: var): string {
        return law.kind === "Counts" ? root.counted(law.object, law.count) : root.laws[law.kind] ?? "";
    }
    function counted(object: string, count: int): string {
        return object === "X" ? qsTr("A law of the sky: there is one Planet X.", "a reason")
            : count === 1 ? qsTr("A law of the sky: there is one dwarf planet.", "a reason")
            : object === "E" ? qsTr("A law of the sky: %1 sectors are truly empty.", "a reason, two or more").arg(count)
            : Words.fill(qsTr("A law of the sky: there are %1 %2.", "a reason, %1 two or more, %2 'comets'"), count, root.clues.several(object));
    }

    // "sector 3 is not a comet". claim: ShownClaim, or anything with sector, object and isNot
    function clause(claim: var): string {
        return root.said(claim.isNot ? root.clauses.isNot : root.clauses.is, claim);
    }
    function claim(claim: var): string {
        return root.said(claim.isNot ? root.clauses.isNotSo : root.clauses.isSo, claim);
    }
    // One of the clauses, about the claim's object and sector; nothing for no claim.
    function said(clauses: var, claim: var): string {
        return clauses[claim.object]?.arg(claim.sector) ?? "";
    }
    // What stands over the reasons of a claim. why: ShownWhy
    function ifNot(claim: var, why: var): string {
        const otherwise = root.said(claim.isNot ? root.clauses.were : root.clauses.wereNot, claim);
        return why.reasons.length + why.laws.length === 1
            ? qsTr("If %1, this could not be true:", "over the reason of a hint, %1 'sector 3 were a comet'; one thing follows").arg(otherwise)
            : qsTr("If %1, these could not all be true:", "over the reasons of a hint, %1 'sector 3 were a comet'; several things follow").arg(otherwise);
    }

    // A mark that was found fault with. slip: ShownSlip
    function slip(slip: var): string {
        const said = root.clause(slip.claim);
        return slip.supposed ? qsTr("What you suppose cannot be: %1.", "a mark of a what-if that is contradicted, %1 'sector 3 is a comet'").arg(said)
            : slip.mark === "Suspected" ? qsTr("You suspect that %1.", "a mark that is contradicted, %1 'sector 3 is a comet'").arg(said)
            : qsTr("You marked that %1.", "a mark that is contradicted, %1 'sector 3 is a comet'").arg(said);
    }
    function against(why: var): string {
        return why.reasons.length === 0 ? qsTr("This contradicts a law of the sky:", "over the reason against a mark")
            : qsTr("This contradicts what you have been told:", "over the reasons against a mark");
    }
    // Marks that cannot all be true. slips: a list of ShownSlip
    function clash(slips: var): string {
        return slips.some(slip => slip.supposed)
            ? qsTr("This what-if cannot be. These marks cannot all be true:", "over marks that contradict each other; some are a what-if's")
            : qsTr("These marks cannot all be true:", "over marks that contradict each other");
    }
    function clashWith(why: var): string {
        return why.reasons.length > 0 ? qsTr("Not with what you have been told:", "over the reasons against some marks: cannot all be true with them")
            : why.laws.length > 0 ? qsTr("Not in any sky:", "over a law that some marks would break: cannot all be true with it") : "";
    }
    function doubt(why: var): string {
        return why.reasons.length === 0 ? qsTr("The laws of the sky rule this out", "a warning before locating Planet X")
            : qsTr("What you have been told rules this out", "a warning before locating Planet X");
    }

    function surveyed(reason: var): string {
        const where = root.runs.sectors(reason.from, reason.to), what = root.runs.surveyed(reason.object);
        return reason.count === 0 ? Words.fill(qsTr("You surveyed %1 in %2: none.", "a reason, %1 'asteroids', %2 'sectors 2–5'"), what, where)
            : Words.fill(qsTr("You surveyed %1 in %2: %3.", "a reason, %1 'asteroids', %2 'sectors 2–5', %3 how many"), what, where, reason.count);
    }
    function located(reason: var): string {
        const sides = [reason.sectors[0], root.clues.one(reason.before), reason.sectors[2], root.clues.one(reason.after)];
        const between = qsTr("%2 in sector %1 and %4 in sector %3", "the neighbours of Planet X in a guess: %2 and %4 'a comet', %1 and %3 numbers")
            .replace(/%([1-4])/g, (mark, number) => sides[number - 1]);
        return Words.fill(qsTr("You looked in vain for Planet X in sector %1, with %2.", "a reason, %2 'a comet in sector 3 and an asteroid in sector 5'"), reason.sector, between);
    }

    // What a table allows.
    readonly property var agreements: ({
        None: qsTr("Help on the notes: none", "what was chosen for the game"),
        Bookkeeping: qsTr("Help on the notes: bookkeeping", "what was chosen for the game"),
        Checker: qsTr("Help on the notes: bookkeeping and checker", "what was chosen for the game"),
        Hints: qsTr("Help on the notes: bookkeeping, checker and hints", "what was chosen for the game")
    })
    function agreed(help: string): string {
        return root.agreements[help] ?? "";
    }

    // How often help was used. uses: ShownUses
    function used(uses: var): string {
        const ways = [root.filledIn(uses.fillIn), root.checked(uses.check), root.hinted(uses.hint)].filter(way => way !== "");
        return ways.length === 0 ? qsTr("You used no help on the notes.", "at the end of the game")
            : qsTr("Help you used: %1.", "at the end of the game, %1 'filled in twice, 3 hints'").arg(Words.list(ways));
    }
    function filledIn(times: int): string {
        return times === 0 ? "" : times === 1 ? qsTr("filled in once", "how often help was used") : qsTr("filled in %1 times", "how often help was used, two or more").arg(times);
    }
    function checked(times: int): string {
        return times === 0 ? "" : times === 1 ? qsTr("checked once", "how often help was used") : qsTr("checked %1 times", "how often help was used, two or more").arg(times);
    }
    function hinted(times: int): string {
        return times === 0 ? "" : times === 1 ? qsTr("one hint", "how often help was used") : qsTr("%1 hints", "how often help was used, two or more").arg(times);
    }
    function times(times: int): string {
        return times === 0 ? qsTr("not used yet", "beside a way of help") : times === 1 ? qsTr("used once", "beside a way of help")
            : qsTr("used %1 times", "beside a way of help, two or more").arg(times);
    }
    function entered(marks: int): string {
        return marks === 1 ? qsTr("One mark was entered.", "after filling in what follows") : qsTr("%1 marks were entered.", "after filling in what follows, two or more").arg(marks);
    }
}
