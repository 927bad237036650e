pragma Singleton
import QtQuick
import Aphelion.Parts

// The symbols that stand for a table's log, in words: for those who compare them by ear.
QtObject {
    id: root

    readonly property var words: [ // by number, as in SymbolPaths.js
        qsTr("star", "one of 32 symbols: a word that everybody knows"), qsTr("moon", "one of 32 symbols: a word that everybody knows"), qsTr("sun", "one of 32 symbols: a word that everybody knows"), qsTr("Saturn", "one of 32 symbols: a word that everybody knows"),
        qsTr("rocket", "one of 32 symbols: a word that everybody knows"), qsTr("telescope", "one of 32 symbols: a word that everybody knows"), qsTr("key", "one of 32 symbols: a word that everybody knows"), qsTr("anchor", "one of 32 symbols: a word that everybody knows"),
        qsTr("leaf", "one of 32 symbols: a word that everybody knows"), qsTr("fish", "one of 32 symbols: a word that everybody knows"), qsTr("bell", "one of 32 symbols: a word that everybody knows"), qsTr("cup", "one of 32 symbols: a word that everybody knows"),
        qsTr("house", "one of 32 symbols: a word that everybody knows"), qsTr("tree", "one of 32 symbols: a word that everybody knows"), qsTr("heart", "one of 32 symbols: a word that everybody knows"), qsTr("drop", "one of 32 symbols: a word that everybody knows"),
        qsTr("lightning", "one of 32 symbols: a word that everybody knows"), qsTr("candle", "one of 32 symbols: a word that everybody knows"), qsTr("flag", "one of 32 symbols: a word that everybody knows"), qsTr("crown", "one of 32 symbols: a word that everybody knows"),
        qsTr("hand", "one of 32 symbols: a word that everybody knows"), qsTr("eye", "one of 32 symbols: a word that everybody knows"), qsTr("bird", "one of 32 symbols: a word that everybody knows"), qsTr("cat", "one of 32 symbols: a word that everybody knows"),
        qsTr("boat", "one of 32 symbols: a word that everybody knows"), qsTr("wheel", "one of 32 symbols: a word that everybody knows"), qsTr("ladder", "one of 32 symbols: a word that everybody knows"), qsTr("mountain", "one of 32 symbols: a word that everybody knows"),
        qsTr("mushroom", "one of 32 symbols: a word that everybody knows"), qsTr("umbrella", "one of 32 symbols: a word that everybody knows"), qsTr("hourglass", "one of 32 symbols: a word that everybody knows"), qsTr("glasses", "one of 32 symbols: a word that everybody knows")
    ]

    function spoken(entry: int, symbols: var): string {
        return qsTr("Symbols of entry %1: %2", "spoken; %1 a number in the log, %2 eight of the symbols' words").arg(entry)
            .arg(Words.list(Array.from(symbols, number => root.words[number])));
    }
}
