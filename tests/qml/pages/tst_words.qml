import QtQuick
import QtTest
import Aphelion
import Aphelion.Tests

// Whatever core can say has words of its own in every language: no placeholder, no name out of the source.
TestCase {
    name: "words"

    AllNames { id: names }
    Speech { id: speech; language: "en" }
    readonly property var languages: [{ tag: "en" }, { tag: "fr" }, { tag: "it" }]
    function speak(language: string) {
        speech.language = language;
        compare(ClueWords.several("C"), { en: "comets", fr: "comètes", it: "comete" }[language]);
    }
    function cleanup() {
        speak("en");
    }
    readonly property var players: [{ name: "Luca" }, { name: "Ana" }]

    function verifyIsPlain(text, of) {
        verify(text.length > 3, of + " says '" + text + "'");
        verify(!/%\d|undefined|\bnull\b|[a-zà-ÿ][A-Z]|\(s\)|\s\s|^\s|\s$/.test(text), of + " says '" + text + "'");
        verify(/^[A-ZÀ-Ý0-9]/.test(text), of + " says '" + text + "'");
    }

    function test_every_clue_has_a_sentence_data() { return languages; }
    function test_every_clue_has_a_sentence(row) {
        speak(row.tag);
        const kinds = names.clueKinds();
        compare(kinds.length, 16);
        const letters = ["A", "C", "D", "G", "E"];
        kinds.forEach(kind => letters.forEach(x => letters.forEach(y => [false, true].forEach(alone => {
            const said = ClueWords.sentence({ kind: kind, x: x, y: y, n: 3, xAlone: alone && x === "D", yAlone: alone && y === "D" });
            verifyIsPlain(said, kind + " " + x + y);
            verify(said.endsWith("."), said);
        }))));
        compare(ClueWords.sentence({ kind: "", x: "", y: "", n: 0 }), "");
    }
    function test_sentences_of_clues_data() {
        return [
            { said: "At least one asteroid is adjacent to a comet.", kind: "someAdjacent", x: "A", y: "C" },
            { said: "No comet is directly opposite another comet.", kind: "noneOpposite", x: "C", y: "C" },
            { said: "Every gas cloud is within 4 sectors of an asteroid.", kind: "everyWithin", x: "G", y: "A", n: 4 },
            { said: "All comets are in a band of 5 sectors or less.", kind: "band", x: "C", y: "", n: 5 },
            { said: "All comets and all gas clouds together are in a band of 6 sectors or less.", kind: "bandOfTwo", x: "C", y: "G", n: 6 },
            { said: "All asteroids are in consecutive sectors.", kind: "consecutive", x: "A", y: "" },
            { said: "3 dwarf planets are in consecutive sectors.", kind: "runOf", x: "D", y: "", n: 3 },
            { said: "Planet X is not adjacent to a truly empty sector.", kind: "notAdjacent", x: "X", y: "E" },
            { said: "Planet X is within 3 sectors of a comet.", kind: "within", x: "X", y: "C", n: 3 },
            { said: "The dwarf planet is not within 2 sectors of a comet.", kind: "noneWithin", x: "D", y: "C", n: 2, xAlone: true },
            { said: "No comet is adjacent to the dwarf planet.", kind: "noneAdjacent", x: "C", y: "D", yAlone: true },
            { said: "All comets and the dwarf planet together are in a band of 4 sectors or less.", kind: "bandOfTwo", x: "C", y: "D", n: 4, yAlone: true }
        ].map(row => Object.assign({ tag: row.said, n: 0, xAlone: false, yAlone: false }, row));
    }
    function test_sentences_of_clues(row) {
        compare(ClueWords.sentence(row), row.said);
    }
    function test_titles() {
        compare(ClueWords.title({ subject: "A", other: "C" }), "Asteroids and comets");
        compare(ClueWords.title({ subject: "X", other: "" }), "Planet X");
        compare(ClueWords.title({ subject: "X", other: "G" }), "Planet X and gas clouds");
        compare(ClueWords.title({ subject: "D", other: "G", subjectAlone: true }), "Dwarf planet and gas clouds");
        compare(ClueWords.title({ subject: "D", other: "" }), "Dwarf planets");
        compare(ClueWords.about({ subject: "A", other: "C" }), "asteroids and comets");
        compare(ClueWords.several("C"), "comets");
    }

    function test_every_refusal_says_why_data() { return languages; }
    function test_every_refusal_says_why(row) {
        speak(row.tag);
        verify(names.refusals().length >= 22);
        names.refusals().concat("Incomplete", "NoTable", "NobodyHere").forEach(name => {
            verify(RefusalWords.knows(name), name + " has no words");
            verifyIsPlain(RefusalWords.why(name), name);
            verify(RefusalWords.why(name).endsWith("."), name);
        });
        compare(RefusalWords.why(""), "");
        compare(RefusalWords.why("NeverHeardOf"), RefusalWords.general);
    }
    function test_whatever_is_in_the_way_to_a_table_has_words_data() { return languages; }
    function test_whatever_is_in_the_way_to_a_table_has_words(row) {
        speak(row.tag);
        verify(names.obstacles().length >= 13);
        names.obstacles().forEach(name => {
            verify(name in JoiningWords.obstacles, name + " has no words");
            verifyIsPlain(JoiningWords.title(name), name);
            verifyIsPlain(JoiningWords.detail(name), name);
            verify(JoiningWords.detail(name).endsWith(".") && !JoiningWords.title(name).endsWith("."), name);
        });
    }
    function test_whatever_keeps_devices_from_finding_each_other_has_words_data() { return languages; }
    function test_whatever_keeps_devices_from_finding_each_other_has_words(row) {
        speak(row.tag);
        compare(names.airs().length, 8);
        names.airs().filter(name => name !== "Ready").forEach(name => {
            verifyIsPlain(AirWords.title(name), name);
            verify(name === "Unsupported" || AirWords.detail(name) !== "", name); // the page says what that means
            verify(CompanyWords.air(name).endsWith("."), name);
        });
        compare(AirWords.title("Ready"), "");
    }
    function test_every_trouble_says_what_went_wrong_and_what_to_do_data() { return languages; }
    function test_every_trouble_says_what_went_wrong_and_what_to_do(row) {
        speak(row.tag);
        verify(names.troubles().length >= 79);
        names.troubles().concat("NoPlayers", "BadName", "BadSetup", "Incomplete", "BadTraveller", "NoTraveller").forEach(name => {
            verify(TroubleWords.title(name) !== TroubleWords.general[0], name + " has no words");
            verifyIsPlain(TroubleWords.title(name), name);
            verifyIsPlain(TroubleWords.detail(name), name);
            verify(TroubleWords.detail(name).endsWith("."), name);
            verify(!TroubleWords.title(name).endsWith("."), name);
        });
        compare(TroubleWords.title(""), "");
        verifyIsPlain(TroubleWords.detail("NeverHeardOf"), "an unknown trouble");
        compare(TroubleWords.detail("NoToken"), RefusalWords.why("NoToken"));
    }

    function test_every_line_of_the_log_has_words_data() { return languages; }
    function test_every_line_of_the_log_has_words(row) {
        speak(row.tag);
        const lines = names.logLines();
        verify(lines.length >= 16);
        lines.forEach(line => {
            verifyIsPlain(LogWords.sentence(line, players), line.kind);
            verify(LogWords.icon(line) !== "ui-log", line.kind + " has no icon");
            const said = LogWords.sentence(line, players);
            line.takenBack = true;
            compare(LogWords.sentence(line, players).replace(/ \([a-z ]+\)$/, ""), said);
        });
    }
    function test_lines_of_the_log_data() {
        const title = { subject: "A", other: "C" };
        return [
            { said: "Luca surveys asteroids in sectors 10–3", kind: "Surveyed", who: 0, object: "A", from: 10, to: 3 },
            { said: "Ana surveys comets in sector 5", kind: "Surveyed", who: 1, object: "C", from: 5, to: 5 },
            { said: "Ana surveys what appears empty in sectors 1–6", kind: "Surveyed", who: 1, object: "E", from: 1, to: 6 },
            { said: "Luca targets sector 4", kind: "Targeted", who: 0, sector: 4 },
            { said: "Luca researches C, asteroids and comets", kind: "Researched", who: 0, topic: "C", title: title },
            { said: "Luca finds Planet X", kind: "Located", who: 0, found: true },
            { said: "Luca looks for Planet X in vain", kind: "Located", who: 0, found: false },
            { said: "Conference: Planet X is not adjacent to a comet.", kind: "ConferenceHeld", who: -1, clue: { kind: "notAdjacent", x: "X", y: "C", n: 0 } },
            { said: "Ana places no theory", kind: "TheoriesPlaced", who: 1, sectors: [] },
            { said: "Ana places a theory in sector 4", kind: "TheoriesPlaced", who: 1, sectors: [4] },
            { said: "Ana places theories in sectors 4, 7", kind: "TheoriesPlaced", who: 1, sectors: [4, 7] },
            { said: "Sector 6 is a dwarf planet, Luca was right", kind: "TheoryTurnedUp", who: 0, sector: 6, object: "D", correct: true },
            { said: "Sector 3 is not a gas cloud, Luca was wrong", kind: "TheoryTurnedUp", who: 0, sector: 3, object: "G", correct: false },
            { said: "Peer review: sector 3 is not an asteroid", kind: "Reviewed", who: 0, sector: 3, object: "A", correct: false },
            { said: "Luca targets sector 4 (taken back)", kind: "Targeted", who: 0, sector: 4, takenBack: true },
            { said: "Somebody targets sector 4", kind: "Targeted", who: 7, sector: 4 }
        ].map(row => Object.assign({ tag: row.said, takenBack: false }, row));
    }
    function test_lines_of_the_log(row) {
        compare(LogWords.sentence(row, players), row.said);
    }
    function test_a_name_is_said_as_it_was_typed() {
        const odd = [{ name: "%2 <b>" }, { name: "100 %1" }];
        compare(LogWords.sentence({ kind: "Targeted", who: 0, sector: 4 }, odd), "%2 <b> targets sector 4");
        compare(LogWords.sentence({ kind: "TheoriesPlaced", who: 1, sectors: [4] }, odd), "100 %1 places a theory in sector 4");
    }
    function test_labels_data() { return languages; }
    function test_labels(row) {
        speak(row.tag);
        ["C", "A", "D", "G", "E", "X", "?"].forEach(letter => verifyIsPlain(LogWords.label(letter), letter));
        compare(LogWords.run(11, 3), "11–3");
        compare(LogWords.run(4, 4), "4");
    }
}
