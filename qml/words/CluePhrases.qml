import QtQuick

// What a clue says and what it is announced as, in words: one whole sentence for every kind, and ready phrases for its
// objects, so that every language can choose gender and plural itself. The words hold for any number of objects.
QtObject {
    id: root

    // The subject, at the start of a sentence.
    readonly property var atLeastOne: ({
        C: qsTr("At least one comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("At least one asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("At least one dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("At least one gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("At least one truly empty sector", "begins a sentence: … is adjacent to, opposite, near something"),
        X: qsTr("Planet X", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var no: ({
        C: qsTr("No comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("No asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("No dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("No gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("No truly empty sector", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var every: ({
        C: qsTr("Every comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("Every asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("Every dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("Every gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("Every truly empty sector", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var all: ({
        C: qsTr("All comets", "begins a sentence: … lie in a band, in consecutive sectors"),
        A: qsTr("All asteroids", "begins a sentence: … lie in a band, in consecutive sectors"),
        D: qsTr("All dwarf planets", "begins a sentence: … lie in a band, in consecutive sectors"),
        G: qsTr("All gas clouds", "begins a sentence: … lie in a band, in consecutive sectors"),
        E: qsTr("All truly empty sectors", "begins a sentence: … lie in a band, in consecutive sectors")
    })
    // The other object, inside a sentence.
    readonly property var allInside: ({
        C: qsTr("all comets", "inside a sentence: all asteroids and … lie in a band"),
        A: qsTr("all asteroids", "inside a sentence: all comets and … lie in a band"),
        D: qsTr("all dwarf planets", "inside a sentence: all comets and … lie in a band"),
        G: qsTr("all gas clouds", "inside a sentence: all comets and … lie in a band"),
        E: qsTr("all truly empty sectors", "inside a sentence: all comets and … lie in a band")
    })
    readonly property var one: ({
        C: qsTr("a comet", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        A: qsTr("an asteroid", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        D: qsTr("a dwarf planet", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        G: qsTr("a gas cloud", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        E: qsTr("a truly empty sector", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        X: qsTr("Planet X", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …")
    })
    readonly property var another: ({
        C: qsTr("another comet", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        A: qsTr("another asteroid", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        D: qsTr("another dwarf planet", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        G: qsTr("another gas cloud", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …"),
        E: qsTr("another truly empty sector", "inside a sentence: adjacent to …, opposite …, within 2 sectors of …")
    })
    readonly property var severals: ({
        C: qsTr("comets", "several of them, inside a sentence"),
        A: qsTr("asteroids", "several of them, inside a sentence"),
        D: qsTr("dwarf planets", "several of them, inside a sentence"),
        G: qsTr("gas clouds", "several of them, inside a sentence"),
        E: qsTr("empty sectors", "several of them, inside a sentence"),
        X: qsTr("Planet X", "inside a sentence"),
        "?": qsTr("sectors that appear empty", "several of them, inside a sentence")
    })
    readonly property var titles: ({
        C: qsTr("Comets", "title of a research topic, or the first word of one"),
        A: qsTr("Asteroids", "title of a research topic, or the first word of one"),
        D: qsTr("Dwarf planets", "title of a research topic, or the first word of one"),
        G: qsTr("Gas clouds", "title of a research topic, or the first word of one"),
        E: qsTr("Empty sectors", "title of a research topic, or the first word of one"),
        X: qsTr("Planet X", "title of a conference, or the first word of one")
    })
    // %1 the subject, %2 the other object, %3 a number, two or more.
    readonly property var sentences: ({
        someAdjacent: qsTr("%1 is adjacent to %2.", "%1 'At least one comet', %2 'an asteroid' or 'another comet'"),
        noneAdjacent: qsTr("%1 is adjacent to %2.", "%1 'No comet', %2 'an asteroid' or 'another comet'"),
        everyAdjacent: qsTr("%1 is adjacent to %2.", "%1 'Every comet', %2 'an asteroid' or 'another comet'"),
        someOpposite: qsTr("%1 is directly opposite %2.", "%1 'At least one comet', %2 'an asteroid' or 'another comet'"),
        noneOpposite: qsTr("%1 is directly opposite %2.", "%1 'No comet', %2 'an asteroid' or 'another comet'"),
        everyOpposite: qsTr("%1 is directly opposite %2.", "%1 'Every comet', %2 'an asteroid' or 'another comet'"),
        everyWithin: qsTr("%1 is within %3 sectors of %2.", "%1 'Every comet', %2 'an asteroid', %3 two or more"),
        noneWithin: qsTr("%1 is within %3 sectors of %2.", "%1 'No comet', %2 'an asteroid' or 'another comet', %3 two or more"),
        band: qsTr("%1 are in a band of %3 sectors or less.", "%1 'All comets', %3 two or more"),
        bandOfTwo: qsTr("%1 and %2 together are in a band of %3 sectors or less.", "%1 'All comets', %2 'all asteroids', %3 three or more"),
        consecutive: qsTr("%1 are in consecutive sectors.", "%1 'All asteroids'"),
        runOf: qsTr("%3 %2 are in consecutive sectors.", "%3 a number, two or more; %2 'dwarf planets'"),
        notAdjacent: qsTr("Planet X is not adjacent to %2.", "%2 'a comet'"),
        notOpposite: qsTr("Planet X is not directly opposite %2.", "%2 'a comet'"),
        within: qsTr("Planet X is within %3 sectors of %2.", "%2 'a comet', %3 two or more"),
        notWithin: qsTr("Planet X is not within %3 sectors of %2.", "%2 'a comet', %3 two or more")
    })
    readonly property var subjects: ({
        someAdjacent: atLeastOne, someOpposite: atLeastOne, noneAdjacent: no, noneOpposite: no, noneWithin: no,
        everyAdjacent: every, everyOpposite: every, everyWithin: every, band: all, bandOfTwo: all, consecutive: all
    })

    // clue: ShownClue. Empty where there is none.
    function sentence(clue: var): string {
        const words = root.sentences[clue.kind] ?? "";
        const subject = root.subjects[clue.kind];
        return words.replace("%1", subject ? subject[clue.x] : "").replace("%2", root.other(clue)).replace("%3", clue.n);
    }
    function other(clue: var): string {
        if (clue.kind === "bandOfTwo")
            return root.allInside[clue.y];
        if (clue.kind === "runOf")
            return root.severals[clue.x];
        return (clue.y === clue.x ? root.another[clue.y] : root.one[clue.y]) ?? "";
    }
    // title: ShownTitle, "Asteroids and comets"
    function title(title: var): string {
        const first = root.titles[title.subject] ?? "";
        if (title.other === "")
            return first;
        return qsTr("%1 and %2", "title of a research topic: %1 'Asteroids', %2 'comets'").arg(first).arg(root.several(title.other));
    }
    // The same inside a sentence, "asteroids and comets".
    function about(title: var): string {
        if (title.other === "")
            return root.several(title.subject);
        return qsTr("%1 and %2", "inside a sentence: %1 'asteroids', %2 'comets'").arg(root.several(title.subject)).arg(root.several(title.other));
    }
    // "comets" for C: several of them, inside a sentence
    function several(letter: string): string {
        return root.severals[letter] ?? "";
    }
}
