import QtQuick
import Aphelion
import Aphelion.Parts

// What the player of a day's contest can tell others straight after its end.
Outside {
    id: test

    name: "shareToday"
    page: Component { ShareToday {} }

    Speech { id: speech; language: "en" }
    Binding { target: Words; property: "locale"; value: Qt.locale(speech.locale) }
    function cleanup() {
        speech.language = "en";
        Cues.app = null;
    }
    function end() {
        compare(stage.beginContest("Ana"), "");
        compare(stage.playUntil("Over"), "");
        Cues.app = stage.app;
    }
    function shared(): string {
        stage.askedOfDevice();
        mouseClick(findChild(shown, "share"));
        const asked = stage.askedOfDevice();
        compare(asked.length, 1);
        verify(asked[0].startsWith("share "), asked[0]);
        return asked[0].slice("share ".length);
    }
    function test_a_result_is_shared_without_spoilers_data() {
        return [{ tag: "en", button: "Share my result", first: "Aphelion: sky of the day" },
            { tag: "fr", button: "Partager mon résultat", first: "Aphelion\u202f: ciel du jour" },
            { tag: "it", button: "Condividi il mio risultato", first: "Aphelion: cielo del giorno" }];
    }
    function test_a_result_is_shared_without_spoilers(data) {
        end();
        const sky = stage.sky;
        const code = stage.app.tableCode;
        compare(stage.sit(0), "");
        speech.language = data.tag;
        show({ session: stage.session });
        verify(shown.visible);
        compare(findChild(shown, "share").text, data.button);
        const text = shared();
        const lines = text.split("\n");
        compare(lines.length, 4); // a single day is no row
        compare(lines[0], data.first);
        verify(lines[1].includes(code), lines[1]);
        verify(/^[◗◎≡△×★]+$/.test(lines[3]), lines[3]); // what was done, not where
        verify(!text.includes(sky) && !text.includes("Ana"));
        const numbers = lines[2].match(/\d+/g) ?? [];
        verify(numbers.length <= 3, lines[2]); // time, points, help: no sector
        verify(!/sect|sett/i.test(text), text);
    }
    function test_it_says_that_the_result_was_copied() {
        end();
        compare(stage.sit(0), "");
        show({ session: stage.session });
        verify(!findChild(shown, "shared").visible);
        shared();
        compare(findChild(shown, "shared").text, "Copied. It can be pasted anywhere.");
        verify(findChild(shown, "shared").visible);
    }
    function test_nothing_is_shared_of_another_game_or_behind_the_curtain() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.playUntil("Over"), "");
        compare(stage.sit(0), "");
        show({ session: stage.session });
        verify(!shown.visible);
        end();
        show({ session: stage.session });
        verify(!shown.visible); // nobody looks
        compare(stage.sit(0), "");
        tryVerify(() => shown.visible);
        stage.lock();
        verify(!shown.visible);
    }
}
