pragma Singleton
import QtQuick

// What a clue says and what it is announced as, in words.
QtObject {
    // clue: ShownClue
    function sentence(clue: var): string { return clue.kind; }
    // title: ShownTitle, "Asteroids and comets"
    function title(title: var): string { return title.subject + title.other; }
    // "comets" for C: several of them, inside a sentence
    function several(letter: string): string { return letter; }
}
