import QtQuick
import Aphelion
import Aphelion.Parts

// A result as text for elsewhere. Signs of plain type for what was done: they show in every app and tell nothing about the sky.
QtObject {
    id: root

    readonly property RecordWords records: RecordWords {}
    readonly property var signs: ({ S: "◗", T: "◎", R: "≡", P: "△", V: "×", X: "★" })

    function moves(letters: string): string {
        return Array.from(letters, letter => root.signs[letter] ?? "").join("");
    }
    function streak(days: int): string {
        return qsTr("%n days in a row", "skies of the day, one after the other", days);
    }
    function shared(result: var, day: date, row: int): string {
        return [
            qsTr("Aphelion: sky of the day", "first line of a result that is shared as text"),
            Words.list([day.toLocaleDateString(Words.locale, Locale.LongFormat), LobbyWords.mode(result.mode), result.code]),
            Words.list([records.found(result), records.points(result), records.help(result)]),
            moves(result.moves),
            row > 1 ? streak(row) : ""
        ].filter(line => line !== "").join("\n");
    }
}
