import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

// Whatever help says is a sentence in every language: thousands of them, of games that were played.
TestCase {
    id: test
    name: "reasons"

    AllNames { id: names }
    AllReasons { id: games }
    Speech { id: speech; language: "en" }
    readonly property var languages: ["en", "fr", "it"]
    function cleanup() {
        speech.language = "en";
    }

    property var kinds: ({}) // how many sentences were made of each kind

    function verifyIsSentence(text: string, ends: string) {
        verify(text.length > 8, "'" + text + "'");
        verify(!/%|undefined|\bnull\b|NaN|\[object|[a-zà-ÿ][A-Z]|\s\s|^\s|\s$|\.\.|,\.|:\.|\(s\)/.test(text), "'" + text + "'");
        verify(/^[A-ZÀ-Ý0-9]/.test(text), "'" + text + "'");
        verify(ends.includes(text[text.length - 1]), "'" + text + "'");
        verify(!/\b1 (comets|asteroids|sectors|marks|hints|times|comètes|astéroïdes|secteurs|marques|comete|asteroidi|settori|segni|volte)\b/.test(text), "'" + text + "'");
    }
    function spokenWhy(why: var): var {
        const lines = Array.from(why.reasons).map(reason => {
            kinds[reason.kind] = (kinds[reason.kind] ?? 0) + 1;
            verify(ReasonWords.icon(reason) !== "ui-log", reason.kind);
            verify(reason.sectors.length + reason.objects.length > 0, reason.kind);
            return ReasonWords.piece(reason);
        });
        const laws = Array.from(why.laws).map(law => {
            kinds[law.kind] = (kinds[law.kind] ?? 0) + 1;
            return ReasonWords.law(law);
        });
        lines.concat(laws).forEach(line => verifyIsSentence(line, "."));
        return lines.concat(laws);
    }
    // All that is said of one explanation, line by line.
    function spoken(help: var): var {
        kinds[help.kind] = (kinds[help.kind] ?? 0) + 1;
        switch (help.kind) {
        case "Hint":
            verifyIsSentence(ReasonWords.claim(help.claim), ".");
            verifyIsSentence(ReasonWords.ifNot(help.claim, help.why), ":");
            return [ReasonWords.claim(help.claim), ReasonWords.ifNot(help.claim, help.why)].concat(spokenWhy(help.why));
        case "Slips":
            return [].concat(...Array.from(help.slips).map(slip => {
                verifyIsSentence(ReasonWords.slip(slip), ".");
                verifyIsSentence(ReasonWords.against(slip.why), ":");
                return [ReasonWords.slip(slip), ReasonWords.against(slip.why)].concat(spokenWhy(slip.why));
            }));
        case "Clash": {
            verifyIsSentence(ReasonWords.clash(Array.from(help.slips)), ":");
            const why = spokenWhy(help.why);
            if (why.length > 0)
                verifyIsSentence(ReasonWords.clashWith(help.why), ":");
            return [ReasonWords.clash(Array.from(help.slips))].concat(Array.from(help.slips).map(slip => ReasonWords.claim(slip.claim)), [ReasonWords.clashWith(help.why)], why);
        }
        case "Doubt":
            verifyIsSentence(ReasonWords.doubt(help.why) + ".", ".");
            return [ReasonWords.doubt(help.why)].concat(spokenWhy(help.why));
        }
        compare(help.kind, "Clean");
        return [];
    }

    // How many explanations have words; as many lines in one language as in another, and others.
    function inAllLanguages(explanations: var): int {
        const said = languages.map(language => {
            speech.language = language;
            return explanations.map(help => spoken(help));
        });
        said[0].forEach((lines, i) => said.slice(1).forEach(others => {
            compare(others[i].length, lines.length);
            lines.forEach((line, j) => verify(line === "" || others[i][j] !== line, line));
        }));
        return said[0].filter(lines => lines.length > 0).length;
    }
    function test_every_explanation_of_many_games_is_in_sentences() {
        kinds = {};
        let told = 0;
        for (let seed = 1; told < 2000; ++seed)
            told += inAllLanguages(games.explanations(seed % 6 === 0 ? "expert" : "standard", seed));
        ["Hint", "Slips", "Clash", "Doubt", "Start", "Surveyed", "Targeted", "Researched", "ConferenceHeld", "Reviewed",
         "Counts", "AsteroidPairs", "GasNearEmpty", "DwarfAwayFromX", "Several"].forEach(kind => verify(kinds[kind] > 0, kind));
    }
    function test_every_clue_is_a_reason() {
        languages.forEach(language => {
            speech.language = language;
            names.clueKinds().forEach(kind => ["A", "C", "D", "G", "E"].forEach(y => {
                const clue = { kind: kind, x: "A", y: y, n: 3, xAlone: false, yAlone: y === "D" };
                verifyIsSentence(ReasonWords.piece({ kind: "Researched", topic: "B", clue: clue }), ".");
                verifyIsSentence(ReasonWords.piece({ kind: "ConferenceHeld", clue: clue }), ".");
            }));
        });
    }
    function test_every_law_is_a_reason() {
        languages.forEach(language => {
            speech.language = language;
            ["CometSectors", "AsteroidPairs", "GasNearEmpty", "DwarfAwayFromX", "DwarfBand", "Several"].forEach(kind => verifyIsSentence(ReasonWords.law({ kind: kind }), "."));
            ["C", "A", "D", "G", "E", "X"].forEach(object => verifyIsSentence(ReasonWords.law({ kind: "Counts", object: object, count: object === "X" ? 1 : 4 }), "."));
        });
        speech.language = "en";
        compare(ReasonWords.law({ kind: "Counts", object: "D", count: 1 }), "A law of the sky: there is one dwarf planet.");
        compare(ReasonWords.law({ kind: "Counts", object: "G", count: 2 }), "A law of the sky: there are 2 gas clouds.");
    }
    function test_sentences_data() {
        const found = { kind: "Located", sector: 4, before: "A", after: "E", sectors: [3, 4, 5] };
        return [
            { said: "Starting fact: sector 3 is not a gas cloud.", reason: { kind: "Start", sector: 3, object: "G", isNot: true } },
            { said: "Peer review: sector 9 is an asteroid.", reason: { kind: "Reviewed", sector: 9, object: "A", isNot: false } },
            { said: "You surveyed comets in sectors 2–7: 1.", reason: { kind: "Surveyed", object: "C", from: 2, to: 7, count: 1 } },
            { said: "You surveyed what appears empty in sector 4: none.", reason: { kind: "Surveyed", object: "E", from: 4, to: 4, count: 0 } },
            { said: "You targeted sector 3, and it appears empty.", reason: { kind: "Targeted", sector: 3, object: "E" } },
            { said: "You looked in vain for Planet X in sector 4, with an asteroid in sector 3 and a truly empty sector in sector 5.", reason: found },
            { said: "Topic B: No comet is adjacent to an asteroid.", reason: { kind: "Researched", topic: "B", clue: { kind: "noneAdjacent", x: "C", y: "A", n: 0 } } }
        ].map(row => Object.assign({ tag: row.said }, row));
    }
    function test_sentences(row) {
        compare(ReasonWords.piece(row.reason), row.said);
    }
    function test_how_often() {
        compare(ReasonWords.used({ fillIn: 0, check: 0, hint: 0 }), "You used no help on the notes.");
        compare(ReasonWords.used({ fillIn: 1, check: 0, hint: 1 }), "Help you used: filled in once, one hint.");
        compare(ReasonWords.used({ fillIn: 2, check: 1, hint: 3 }), "Help you used: filled in 2 times, checked once, 3 hints.");
        [0, 1, 2].forEach(times => verify(!/%/.test(ReasonWords.times(times))));
        compare(ReasonWords.entered(1), "One mark was entered.");
        compare(ReasonWords.entered(7), "7 marks were entered.");
    }
}
