import QtQuick

// What a clue says and what it is announced as, in words: one whole sentence for every kind.
QtObject {
    id: root

    readonly property Nouns nouns: Nouns {}
    readonly property Relations relations: Relations {}

    // For each kind: the sentence, or one for each subject; the phrases for its subject %1, for its other object %2, and for another of its own
    // kind. %3 is a number.
    readonly property var kinds: ({
        someAdjacent: [relations.adjacent, nouns.atLeastOne, nouns.beside, nouns.besideAnother],
        noneAdjacent: [relations.noneAdjacent, nouns.no, nouns.beside, nouns.besideAnother],
        everyAdjacent: [relations.adjacent, nouns.every, nouns.beside, nouns.besideAnother],
        someOpposite: [relations.opposite, nouns.atLeastOne, nouns.beside, nouns.besideAnother],
        noneOpposite: [relations.noneOpposite, nouns.no, nouns.beside, nouns.besideAnother],
        everyOpposite: [relations.opposite, nouns.every, nouns.beside, nouns.besideAnother],
        everyWithin: [qsTr("%1 is within %3 sectors of %2.", "%1 'Every comet', %2 'an asteroid' or 'another comet', %3 two or more"), nouns.every, nouns.near, nouns.nearAnother],
        noneWithin: [qsTr("%1 is within %3 sectors of %2.", "%1 'No comet', %2 'an asteroid' or 'another comet', %3 two or more"), nouns.no, nouns.near, nouns.nearAnother],
        band: [qsTr("%1 are in a band of %3 sectors or less.", "%1 'All comets', %3 two or more"), nouns.all, {}, {}],
        bandOfTwo: [qsTr("%1 and %2 together are in a band of %3 sectors or less.", "%1 'All comets', %2 'all asteroids', %3 three or more"), nouns.all, nouns.allToo, nouns.allToo],
        consecutive: [qsTr("%1 are in consecutive sectors.", "%1 'All asteroids'"), nouns.all, {}, {}],
        runOf: [qsTr("%3 %1 are in consecutive sectors.", "%3 two or more, %1 'dwarf planets'"), nouns.several, {}, {}],
        notAdjacent: [qsTr("Planet X is not adjacent to %2.", "%2 'a comet'"), {}, nouns.beside, {}],
        notOpposite: [qsTr("Planet X is not directly opposite %2.", "%2 'a comet'"), {}, nouns.beside, {}],
        within: [qsTr("Planet X is within %3 sectors of %2.", "%2 'a comet', %3 two or more"), {}, nouns.near, {}],
        notWithin: [qsTr("Planet X is not within %3 sectors of %2.", "%2 'a comet', %3 two or more"), {}, nouns.near, {}]
    })
    // Of an object that is the only one in the sky "no" is said otherwise.
    readonly property var denied: ({
        noneAdjacent: qsTr("%1 is not adjacent to %2.", "%1 'The dwarf planet', %2 'an asteroid'"),
        noneOpposite: qsTr("%1 is not directly opposite %2.", "%1 'The dwarf planet', %2 'an asteroid'"),
        noneWithin: qsTr("%1 is not within %3 sectors of %2.", "%1 'The dwarf planet', %2 'an asteroid', %3 two or more")
    })

    // clue: ShownClue. Nothing where there is none.
    function sentence(clue: var): string {
        const kind = root.kinds[clue.kind];
        if (!kind)
            return "";
        const words = (clue.xAlone ? root.denied[clue.kind] : null) ?? kind[0][clue.x] ?? kind[0];
        const others = clue.x === clue.y ? kind[3] : kind[2];
        return words.replace("%1", kind[1][root.key(clue.x, clue.xAlone)] ?? "")
            .replace("%2", others[root.key(clue.y, clue.yAlone)] ?? "").replace("%3", clue.n);
    }
    function key(letter: string, alone: bool): string {
        return alone && letter === "D" ? "D1" : letter;
    }
    // title: ShownTitle, "Asteroids and comets"
    function title(title: var): string {
        const first = root.nouns.title[root.key(title.subject, title.subjectAlone)] ?? "";
        const other = root.nouns.several[root.key(title.other, title.otherAlone)];
        return other ? qsTr("%1 and %2", "title of a research topic: %1 'Asteroids', %2 'comets'").arg(first).arg(other) : first;
    }
    // The same inside a sentence, "asteroids and comets".
    function about(title: var): string {
        const first = root.nouns.several[root.key(title.subject, title.subjectAlone)] ?? "";
        const other = root.nouns.several[root.key(title.other, title.otherAlone)];
        return other ? qsTr("%1 and %2", "inside a sentence: %1 'asteroids', %2 'comets'").arg(first).arg(other) : first;
    }
    // "comets" for C: several of them, inside a sentence
    function several(letter: string): string {
        return root.nouns.several[letter] ?? "";
    }
    // "a comet" for C: what a sector is, inside a sentence
    function one(letter: string): string {
        return root.nouns.one[letter] ?? "";
    }
}
