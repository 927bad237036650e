import QtQuick
import Aphelion
import Aphelion.Parts

Outside {
    id: test

    name: "SettingsPage"
    page: Component { SettingsPage {} }

    Component { id: licences; LicencesPage {} }
    Component { id: licence; LicencePage {} }

    function typePin(pin: string) {
        seen().find(item => item instanceof PinPad).forceActiveFocus();
        type(pin);
    }
    function test_choices_are_stored_at_once() {
        compare(stage.open(), "");
        show({ app: stage.app });
        const chosen = stage.app.preferences;
        press("Night red");
        compare(chosen.theme, "red");
        verify(!button("−").enabled);
        press("+");
        compare(chosen.textSize, 125);
        verify(reads("125 %"));
        for (let i = 0; i < 3; ++i)
            press("+");
        compare(chosen.textSize, 200);
        verify(!button("+").enabled);
        press("High contrast");
        verify(chosen.highContrast);
        press("Less motion");
        press("Lock my own phone");
        compare([chosen.reducedMotion, chosen.lockOwnPhone], [true, true]);
    }
    function test_how_fast_bots_play_is_chosen() {
        compare(stage.open(), "");
        show({ app: stage.app });
        const chosen = stage.app.preferences;
        const picked = () => Array.from(findChild(shown, "botPace").children).find(item => item.options).currentIndex;
        compare(picked(), 1);
        press("Slowly");
        compare(chosen.botPace, "slow");
        press("Quickly");
        compare(chosen.botPace, "quick");
        compare(picked(), 0);
    }
    function test_what_makes_text_larger_stays_under_the_finger_data() {
        return [{ tag: "small phone", width: 320, height: 568 }, { tag: "phone", width: 390, height: 844 }, { tag: "on its side", width: 844, height: 390 },
            { tag: "tablet", width: 1280, height: 800 }, { tag: "tablet held upright", width: 800, height: 1280 }];
    }
    Component { id: scaling; Binding { target: Theme; property: "textScale"; value: test.stage.app.preferences.textSize / 100 } }
    function test_what_makes_text_larger_stays_under_the_finger(data) {
        compare(stage.open(), "");
        const bound = createTemporaryObject(scaling, test);
        show({ app: stage.app, width: data.width, height: data.height });
        const chosen = stage.app.preferences;
        for (const [sign, step] of [["+", 25], ["−", -25]]) {
            const at = button(sign).mapToItem(test, button(sign).width / 2, button(sign).height / 2);
            for (let size = chosen.textSize + step; size >= 100 && size <= 200; size += step) {
                mouseClick(test, at.x, at.y);
                compare(chosen.textSize, size);
                waitForRendering(shown, 100);
            }
        }
        compare(chosen.textSize, 100);
        bound.destroy();
        Theme.textScale = 1;
    }
    function test_what_is_switched_on_is_felt_at_once() {
        compare(stage.open(), "");
        stage.setVibrates(true);
        Cues.app = stage.app;
        show({ app: stage.app });
        const chosen = stage.app.preferences;
        compare([chosen.sound, chosen.haptics], [false, true]);
        stage.askedOfDevice();
        press("Vibration");
        compare([chosen.haptics, stage.askedOfDevice()], [false, []]);
        press("Vibration");
        compare([chosen.haptics, stage.askedOfDevice().length], [true, 1]);
        press("Sound");
        compare([chosen.sound, stage.askedOfDevice()], [true, []]);
        Cues.app = null;
    }
    function test_what_cannot_be_felt_is_not_offered() {
        compare(stage.open(), "");
        stage.setVibrates(false);
        Cues.app = stage.app;
        show({ app: stage.app });
        verify(offers("Sound") && !offers("Vibration"));
        Cues.app = null;
        stage.setVibrates(true);
    }
    function test_where_things_are_is_told() {
        compare(stage.open(), "");
        show({ app: stage.app });
        verify(reads(stage.app.facts.folder));
        verify(seen().some(item => String(item.text).startsWith("The key to them lies in a file")));
    }
    function test_a_pin_is_set_changed_and_taken_away() {
        compare(stage.begin("standard", ["Ana"]), "");
        compare(stage.sit(0), "");
        show({ app: stage.app });
        press("Set a PIN");
        tryVerify(() => reads("A PIN for Ana"));
        typePin("1234");
        typePin("1234");
        verify(reads("One moment…") && !stage.app.players[0].hasPin, "it is not seen that it is being stored");
        tryVerify(() => stage.app.players[0].hasPin);
        tryVerify(() => offers("Change PIN") && !offers("Cancel"));
        press("Change PIN");
        tryVerify(() => reads("First the PIN until now."));
        typePin("9999");
        typePin("5678");
        typePin("5678");
        tryVerify(() => reads("That is not the PIN"));
        typePin("1234");
        tryVerify(() => offers("No PIN"));
        press("No PIN");
        verify(reads("One moment…"));
        tryVerify(() => !stage.app.players[0].hasPin);
    }
    function test_nobody_locks_out_a_player_without_a_pin() {
        compare(stage.begin("standard", ["Ana", "Luca"]), "");
        compare(stage.sit(1), "");
        show({ app: stage.app });
        compare(stage.app.players.map(player => player.mayPin), [false, true]);
        verify(reads("While a table is open, only Ana can set a PIN or move to another device, with their own notes open."));
        compare(stage.sit(0), "");
        compare(stage.app.players.map(player => player.mayPin), [true, false]);
        stage.app.leave();
        compare(stage.app.players.map(player => player.mayPin), [true, true]);
    }
    function test_at_a_table_nothing_can_be_deleted() {
        compare(stage.begin("standard", ["Ana"]), "");
        show({ app: stage.app });
        verify(!offers("Delete"));
        verify(reads("Leave the table to delete tables or players."));
        stage.app.leave();
        verify(offers("Delete"));
        verify(offers("Delete the table of Ana"));
    }
    function test_a_player_and_a_table_go_only_after_a_question() {
        compare(stage.begin("standard", ["Ana"]), "");
        stage.app.leave();
        show({ app: stage.app });
        press("Delete");
        tryVerify(() => reads("Delete Ana from this device?"));
        compare(stage.app.players.length, 1);
        verify(!(button("Delete Ana") instanceof PrimaryButton));
        press("Delete Ana");
        compare(stage.app.players.length, 0);
        tryVerify(() => !offers("Keep it"));
        press("Delete the table of Ana");
        tryVerify(() => offers("Delete the table"));
        verify(!(button("Delete the table") instanceof PrimaryButton));
        press("Delete the table");
        compare(stage.app.unfinished.length, 0);
    }
    // The dialog for files is the device's own: the tests give the sheet its file.
    function bringSheet(): var {
        return visibleItems(shown).find(item => item instanceof PlayersGroup).arrival;
    }
    function takeAway(passphrase: string, again: string) {
        tryVerify(() => fields().length === 2);
        typeName(0, passphrase);
        typeName(1, again);
        press("Make the file");
    }
    function test_a_player_goes_with_a_passphrase() {
        compare(stage.begin("standard", ["Ana"], false, "1234"), "");
        stage.app.leave();
        show({ app: stage.app });
        stage.askedOfDevice();
        press("Move to another device");
        tryVerify(() => reads("The PIN of Ana"));
        typePin("9999");
        tryVerify(() => reads("That is not the PIN"));
        typePin("1234");
        tryVerify(() => reads("Move Ana to another device"));
        verify(fields().every(field => field.secret));
        takeAway("correct horse", "correct house");
        verify(fields()[1].wrong !== "");
        compare(stage.askedOfDevice(), []);
        fields().forEach(field => field.text = "");
        takeAway("short", "short");
        tryVerify(() => reads("The passphrase is too short") && offers("Make the file"));
        fields().forEach(field => field.text = "");
        takeAway("correct horse", "correct horse");
        tryVerify(() => reads("Ana is ready to go"));
        const asked = stage.askedOfDevice();
        compare(asked.length, 1);
        verify(asked[0].startsWith("file ") && asked[0].endsWith("/Ana – Aphelion.aphelion"), asked[0]);
        verify(reads("Saved as " + asked[0].slice(5)));
        compare(stage.app.players.length, 1);
        press("Close");
        tryVerify(() => !offers("Close"));
    }
    function test_what_was_typed_is_forgotten_with_the_sheet() {
        compare(stage.begin("standard", ["Ana"]), "");
        stage.app.leave();
        show({ app: stage.app });
        press("Move to another device");
        tryVerify(() => fields().length === 2);
        typeName(0, "correct horse");
        press("Cancel");
        tryVerify(() => fields().length === 0);
        press("Move to another device");
        tryVerify(() => fields().length === 2);
        compare(fields()[0].text, "");
    }
    function test_who_leaves_the_app_takes_nobody_along() {
        compare(stage.begin("standard", ["Ana"], false, "1234"), "");
        stage.app.leave();
        show({ app: stage.app });
        press("Move to another device");
        tryVerify(() => reads("The PIN of Ana"));
        typePin("1234");
        tryVerify(() => fields().length === 2);
        waitForRendering(shown);
        stage.app.leftForeground();
        tryVerify(() => fields().length === 0);
        stage.app.cameForeground();
        press("Move to another device");
        tryVerify(() => reads("The PIN of Ana"));
    }
    function test_a_player_is_brought_from_a_file() {
        compare(stage.begin("standard", ["Zoe"]), "");
        stage.app.leave();
        show({ app: stage.app });
        press("Move to another device");
        takeAway("correct horse", "correct horse");
        tryVerify(() => reads("Zoe is ready to go"));
        const file = stage.askedOfDevice().pop().slice(5);
        shown.destroy();
        compare(stage.open(), "");
        show({ app: stage.app });
        press("Import a player");
        tryVerify(() => fields().length === 1);
        press("Import");
        tryVerify(() => reads("Something is still missing") && offers("Import"));
        bringSheet().file = "file://" + file;
        tryVerify(() => reads("Zoe – Aphelion.aphelion"));
        typeName(0, "wrong horse");
        press("Import");
        tryVerify(() => reads("That is not the passphrase") && offers("Import"));
        compare(stage.app.players.length, 0);
        fields()[0].text = "";
        typeName(0, "correct horse");
        press("Import");
        tryVerify(() => reads("Zoe is here"));
        compare(stage.app.players.map(player => player.name), ["Zoe"]);
    }
    function test_the_dialog_for_files_opens() {
        compare(stage.open(), "");
        show({ app: stage.app });
        press("Import a player");
        tryVerify(() => offers("Choose the file"));
        press("Choose the file");
        tryVerify(() => bringSheet().choosing);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !bringSheet().choosing);
        test.Window.window.requestActivate(); // as whatever manages windows does when a dialog closes
        tryVerify(() => test.Window.window.contentItem.activeFocus);
    }
    function test_at_a_table_nobody_is_brought() {
        compare(stage.begin("standard", ["Ana"]), "");
        show({ app: stage.app });
        verify(!offers("Import a player"));
        stage.app.leave();
        verify(offers("Import a player"));
    }
    function test_every_licence_has_its_text() {
        compare(stage.open(), "");
        show({ app: stage.app }, "licences");
        press("Licences");
        compare(spy.count, 1);
        const list = createTemporaryObject(licences, this, { width: 390, height: 844 });
        const names = visibleItems(list).filter(item => item.checkable === false && item.detail).map(item => item.text);
        for (const name of ["Qt 6", "SQLCipher", "libsodium", "Inter", "EB Garamond", "QR Code generator"])
            verify(names.includes(name), name);
        for (const file of ["aphelion", "qt", "sqlcipher", "sqlite", "openssl", "libsodium", "qtkeychain", "qrcodegen", "inter", "eb-garamond"]) {
            const one = createTemporaryObject(licence, this, { file: file, name: file, width: 390, height: 844 });
            verify(visibleItems(one).some(item => String(item.text).length > 40), file);
        }
    }
}
