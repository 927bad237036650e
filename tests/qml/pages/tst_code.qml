import QtQuick
import Aphelion

Outside {
    name: "CodePage"
    page: Component { CodePage {} }

    QrCode { id: expected }

    function test_the_code_is_there_to_read_and_to_scan() {
        compare(stage.open(), "");
        lobby.code = "S7KM-4QXE";
        show({ lobby: lobby }, "goOn");
        verify(reads("S7KM") && reads("4QXE"));
        verify(!reads("You have played this code before"));
        expected.text = "aphelion://join/S7KM-4QXE";
        const picture = seen().find(item => item instanceof QrPicture);
        compare(picture.text, expected.text);
        verify(expected.path !== "");
        verify((picture.width - expected.size * picture.module) / 2 >= 4 * picture.module, "no quiet zone");
        press("Continue");
        compare(spy.count, 1);
    }
    function test_a_code_that_was_played_before_is_owned_up_to() {
        compare(stage.begin("standard", ["Ana"]), "");
        lobby.code = stage.app.unfinished[0].code;
        show({ lobby: lobby });
        verify(reads("You have played this code before"));
    }
}
