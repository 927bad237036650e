import QtQuick
import Aphelion.Parts

// What the words of clues mean, one or two short sentences each.
QtObject {
    id: root

    // %1 is the term's number, %2 how many sectors the sky has, %3 half of them.
    readonly property var titles: ({
        adjacent: qsTr("Adjacent", "a term that is explained"),
        opposite: qsTr("Directly opposite", "a term that is explained"),
        within: qsTr("Within %1 sectors", "a term that is explained, %1 two or more"),
        band: qsTr("In a band of %1 sectors", "a term that is explained, %1 two or more"),
        consecutive: qsTr("Consecutive", "a term that is explained"),
        empty: qsTr("Truly empty, appears empty", "two terms that are explained")
    })
    readonly property var texts: ({
        adjacent: qsTr("Right beside it, on either side. The sky is a circle: the last sector and sector 1 are adjacent, too.", "what adjacent means"),
        opposite: qsTr("Straight across the circle: %3 of %2 sectors away.", "what directly opposite means: 6 of 12 or 9 of 18"),
        within: qsTr("At most %1 steps away, either way round. Adjacent sectors count; its own does not.", "what within %1 sectors means, two or more"),
        band: qsTr("A stretch of %1 sectors, or a shorter one, holds them all. Something else may lie between them.", "what a band of %1 sectors means"),
        consecutive: qsTr("One beside the next, with nothing else between. The run may pass from the last sector to sector 1.", "what consecutive means"),
        empty: qsTr("A truly empty sector holds nothing. Planet X only appears empty: surveys and targets cannot tell the two apart.", "what truly empty and appears empty mean")
    })
    // As they stand in a clue.
    readonly property var names: ({
        adjacent: qsTr("adjacent", "a term, in: What does adjacent mean?"),
        opposite: qsTr("directly opposite", "a term, in: What does directly opposite mean?"),
        within: qsTr("within %1 sectors", "a term, in: What does within 3 sectors mean?"),
        band: qsTr("a band of %1 sectors", "a term, in: What does a band of 5 sectors mean?"),
        consecutive: qsTr("consecutive", "a term, in: What does consecutive mean?"),
        empty: qsTr("truly empty", "a term, in: What does truly empty mean?")
    })

    function filled(table: var, term: var): string {
        return Words.fill(table[term.name] ?? "", term.n, term.sectors, term.sectors / 2);
    }
    // term: ShownTerm
    function title(term: var): string {
        return root.filled(root.titles, term);
    }
    function text(term: var): string {
        return root.filled(root.texts, term);
    }
    // "What does adjacent mean?" terms: one or two of them
    function question(terms: var): string {
        const names = Array.from(terms).map(term => root.filled(root.names, term));
        return names.length < 2 ? qsTr("What does “%1” mean?", "spoken name of a button, %1 a term").arg(names[0] ?? "")
            : Words.fill(qsTr("What do “%1” and “%2” mean?", "spoken name of a button, %1 and %2 terms"), names[0], names[1]);
    }
}
