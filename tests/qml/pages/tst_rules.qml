import QtQuick
import Aphelion
import Aphelion.Parts

// The rules to look up.
Outside {
    id: test
    name: "RulesPage"
    page: Component { RulesPage {} }

    Speech { id: speech; language: "en" }
    RuleNumbers { id: numbers }

    function cleanup() {
        speech.language = "en";
        Theme.textScale = 1;
    }
    function look(words: string) {
        fields()[0].focusLine();
        type(words);
    }
    // The sentences that can be read.
    function lines(): var {
        return seen().filter(item => item instanceof RuleLine && item.visible).map(item => item.words);
    }
    function rows(): var {
        return seen().filter(item => item instanceof RuleRow).map(item => [item.row.text].concat(item.row.values));
    }
    function test_sections_open_and_close_with_a_tap() {
        show();
        verify(!lines().includes("Comets are in comet sectors only."));
        press("The sky and its laws");
        verify(lines().includes("Comets are in comet sectors only."));
        press("Score");
        verify(lines().includes("Every right theory scores:") && lines().includes("Comets are in comet sectors only."));
        press("The sky and its laws");
        verify(!lines().includes("Comets are in comet sectors only."));
    }
    function test_beside_the_text_where_it_is_wide() {
        show({ width: 1280, height: 800 });
        verify(lines().includes("Comets are in comet sectors only."));
        press("Score");
        verify(lines().includes("Every right theory scores:") && !lines().includes("Comets are in comet sectors only."));
    }
    function test_the_tables_have_the_numbers_of_both_modes() {
        show({ opened: ["sky", "time", "theories", "score"] });
        const all = rows(), modes = [numbers.standard, numbers.expert];
        const has = (text, values) => verify(all.some(row => row.join() === [text].concat(values).join()), text + " " + values);
        has("Sectors", modes.map(mode => mode.sectors));
        has("Visible at a time", modes.map(mode => mode.visibleSectors));
        has("Dwarf planets", modes.map(mode => mode.count.D));
        has("Truly empty sectors", modes.map(mode => mode.count.E));
        has("Comet sectors", modes.map(mode => mode.cometSectors.join(", ")));
        has("Conference on entering", modes.map(mode => mode.conferenceSectors.join(", ")));
        has("Theories in one phase, at most", modes.map(mode => mode.theoryLimit));
        has("Dwarf planets", modes.map(mode => mode.points.D));
        has("Survey 4–6 sectors", [3]);
        has("Locate Planet X", [numbers.locateCost]);
    }
    function test_a_search_leaves_what_it_finds() {
        show();
        look("gas cloud");
        verify(lines().includes("Every gas cloud is adjacent to a truly empty sector."));
        verify(!lines().includes("Every asteroid is adjacent to another asteroid."));
        verify(rows().every(row => row[0] === "Gas clouds"));
        verify(!offers("Conferences"));
    }
    function test_a_search_is_made_in_the_language_that_is_read_data() {
        return [{ tag: "fr", typed: "planetes NAINES", found: "Planètes naines", gone: "Les comètes ne se trouvent que dans les secteurs à comète." },
            { tag: "it", typed: "PUO nominare", found: "Si può nominare ogni settore, visibile o no. Gli altri vengono a sapere solo se l’hai trovato.", gone: "Le comete si trovano solo nei settori da cometa." },
            { tag: "en", typed: "RESEARCH twice", found: "Never research twice in a row. Others hear the topic.", gone: "Comets are in comet sectors only." }];
    }
    function test_a_search_is_made_in_the_language_that_is_read(data) {
        speech.language = data.tag;
        show();
        look(data.typed);
        verify(lines().includes(data.found) && !lines().includes(data.gone), lines());
    }
    function test_what_is_found_is_marked() {
        show();
        look("PEER review");
        const title = seen().find(item => item instanceof RuleLine && item.words === "Theories and peer review");
        compare(title.textFormat, Text.StyledText);
        verify(title.text.includes("<b>peer</b>") && title.text.includes("<b>review</b>"), title.text);
        compare(title.Accessible.name, "Theories and peer review");
    }
    function test_nothing_found_says_so_and_shows_the_way_on() {
        show();
        press("Score");
        look("moon");
        verify(reads("Nothing in the rules about “moon”"));
        press("Show all rules");
        verify(!reads("Nothing in the rules about “moon”"));
        compare(fields()[0].text, "");
        verify(lines().includes("Every right theory scores:")); // what was open still is
    }
    function test_every_term_has_its_picture() {
        show({ opened: ["terms"] });
        compare(seen().filter(item => item instanceof SectorPicture).length, 6);
        verify(lines().includes("Within 3 sectors"));
    }
    function test_back_leaves() {
        show({}, "back");
        press("Back");
        compare(spy.count, 1);
    }
}
