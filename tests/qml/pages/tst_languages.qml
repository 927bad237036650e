import QtQuick
import Aphelion
import Aphelion.Parts

// What is on the screen changes its words with the language, and stays what it is.
Outside {
    id: test
    name: "languages"
    page: Component { LobbyPage {} }

    Speech { id: speech; language: "en" }
    Component { id: settings; SettingsPage {} }

    function cleanup() {
        speech.language = "en";
    }
    function test_an_open_page_speaks_and_keeps_what_was_typed() {
        compare(stage.open(), "");
        while (lobby.seats.length > 0)
            lobby.remove(0);
        lobby.code = "S7KM-4QXE";
        show({ app: stage.app, lobby: lobby, several: true });
        typeName(0, "Ana");
        verify(offers("Start") && reads("Every player needs a name."));
        const field = fields()[0];
        speech.language = "fr";
        verify(offers("Commencer") && reads("Chaque joueur a besoin d’un nom.") && !offers("Start"));
        speech.language = "it";
        verify(offers("Inizia") && reads("Ogni giocatore ha bisogno di un nome."));
        compare(fields()[0], field);
        compare(field.text, "Ana");
        type("st"); // still there with the keyboard
        compare(lobby.seats[0].name, "Anast");
        speech.language = "en";
        verify(offers("Start"));
    }
    function test_an_open_sheet_stays_open() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.sit(0), "");
        shown = createTemporaryObject(settings, test, { width: test.width, height: test.height, app: stage.app });
        press("Set a PIN");
        tryVerify(() => reads("A PIN for Ana"));
        speech.language = "fr";
        verify(reads("Un PIN pour Ana"));
        verify(offers("Annuler"));
        press("Annuler");
        tryVerify(() => !offers("Annuler"));
    }
    function test_the_choice_calls_each_language_by_its_own_name() {
        compare(stage.open(), "");
        shown = createTemporaryObject(settings, test, { width: test.width, height: test.height, app: stage.app });
        const chosen = stage.app.preferences;
        ["English", "Français", "Italiano"].forEach((name, i) => {
            press(name);
            compare(chosen.language, ["en", "fr", "it"][i]);
        });
        speech.language = "it"; // as the window does
        verify(offers("English") && offers("Français") && offers("Italiano"));
        verify(button("Italiano").activeFocus); // other words, the same button
        press("Sistema");
        compare(chosen.language, "");
    }
    function test_dates_and_numbers_follow() {
        [["en", "4 March 2026", "2.5"], ["fr", "4 mars 2026", "2,5"], ["it", "4 marzo 2026", "2,5"]].forEach(([language, date, number]) => {
            speech.language = language;
            const locale = Qt.locale(speech.locale);
            verify(new Date(2026, 2, 4).toLocaleDateString(locale, Locale.LongFormat).endsWith(date), language);
            compare(Number(2.5).toLocaleString(locale, "f", 1), number);
        });
    }
    function test_a_number_has_its_plural_data() {
        return [
            { tag: "en", one: "1 point", some: "7 points", none: "0 points" },
            { tag: "fr", one: "1 point", some: "7 points", none: "0 point" },
            { tag: "it", one: "1 punto", some: "7 punti", none: "0 punti" }
        ];
    }
    Component { id: winner; WinnerWords { players: [{ name: "Ana" }] } }
    function test_a_number_has_its_plural(row) {
        speech.language = row.tag;
        const said = createTemporaryObject(winner, test);
        [[1, row.one], [7, row.some], [0, row.none]].forEach(([points, words]) => {
            said.scores = [{ rank: 1, player: 0, total: points }];
            verify(said.text.endsWith(words), said.text);
        });
    }
    function test_clues_in_every_language_data() {
        return [
            { fr: "Au moins une comète est adjacente à un astéroïde.", it: "Almeno una cometa è adiacente a un asteroide.", kind: "someAdjacent", x: "C", y: "A" },
            { fr: "Aucun astéroïde n’est directement opposé à une planète naine.", it: "Nessun asteroide è direttamente opposto a un pianeta nano.", kind: "noneOpposite", x: "A", y: "D" },
            { fr: "Chaque planète naine est directement opposée à une autre planète naine.", it: "Ogni pianeta nano è direttamente opposto a un altro pianeta nano.", kind: "everyOpposite", x: "D", y: "D" },
            { fr: "Aucune comète n’est adjacente à la planète naine.", it: "Nessuna cometa è adiacente al pianeta nano.", kind: "noneAdjacent", x: "C", y: "D", yAlone: true },
            { fr: "La planète naine n’est pas à 2 secteurs ou moins d’une comète.", it: "Il pianeta nano non si trova entro 2 settori da una cometa.", kind: "noneWithin", x: "D", y: "C", n: 2, xAlone: true },
            { fr: "Chaque nuage de gaz est à 4 secteurs ou moins d’un astéroïde.", it: "Ogni nube di gas si trova entro 4 settori da un asteroide.", kind: "everyWithin", x: "G", y: "A", n: 4 },
            { fr: "Tous les astéroïdes se trouvent dans un groupe de 5 secteurs ou moins.", it: "Tutti gli asteroidi si trovano in una fascia di 5 settori o meno.", kind: "band", x: "A", y: "", n: 5 },
            { fr: "Toutes les comètes et tous les nuages de gaz se trouvent ensemble dans un groupe de 6 secteurs ou moins.", it: "Tutte le comete e tutte le nubi di gas insieme si trovano in una fascia di 6 settori o meno.", kind: "bandOfTwo", x: "C", y: "G", n: 6 },
            { fr: "La Planète X n’est pas directement opposée à un secteur réellement vide.", it: "Il Pianeta X non è direttamente opposto a un settore realmente vuoto.", kind: "notOpposite", x: "X", y: "E" }
        ].map(row => Object.assign({ tag: row.fr, n: 0, xAlone: false, yAlone: false }, row));
    }
    function test_clues_in_every_language(row) {
        speech.language = "fr";
        compare(ClueWords.sentence(row), row.fr);
        speech.language = "it";
        compare(ClueWords.sentence(row), row.it);
    }
    function test_names_with_and_without_a_vowel() {
        speech.language = "fr";
        compare(CompanyWords.phone([0], [{ name: "Ana" }]), "Le téléphone d’Ana");
        compare(CompanyWords.phone([0], [{ name: "Luca" }]), "Le téléphone de Luca");
        speech.language = "it";
        compare(CompanyWords.phone([0], [{ name: "Ana" }]), "Il telefono di Ana");
    }
}
