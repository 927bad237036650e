pragma Singleton
import QtQuick

// The few words the parts themselves need, mostly for screen readers.
QtObject {
    readonly property var objects: ({
        C: qsTr("comet", "name of an object in a sector"),
        A: qsTr("asteroid", "name of an object in a sector"),
        D: qsTr("dwarf planet", "name of an object in a sector"),
        G: qsTr("gas cloud", "name of an object in a sector"),
        E: qsTr("empty", "a sector that is truly empty"),
        X: qsTr("Planet X", "name of an object in a sector"),
        "?": qsTr("appears empty", "a sector that is empty or hides Planet X")
    })
    readonly property var marks: ({
        Possible: qsTr("possible", "mark in the notes: may be here"),
        No: qsTr("not here", "mark in the notes"),
        Suspected: qsTr("suspected", "mark in the notes"),
        Certain: qsTr("certain", "mark in the notes")
    })
    readonly property var origins: ({
        Printed: qsTr("a law of the sky", "where a mark in the notes comes from"),
        Start: qsTr("starting fact", "where a mark in the notes comes from"),
        OwnAnswer: qsTr("own answer", "where a mark in the notes comes from"),
        Public: qsTr("public", "where a mark in the notes comes from"),
        Hand: qsTr("by hand", "where a mark in the notes comes from")
    })
    readonly property var shapes: [
        qsTr("circle", "shape of a player's pawn"), qsTr("square", "shape of a player's pawn"),
        qsTr("triangle", "shape of a player's pawn"), qsTr("diamond", "shape of a player's pawn")
    ]

    // How dates and numbers are written; whoever changes the language changes it, too.
    property var locale: Qt.locale()

    // Qt tells a screen reader nothing about what is disabled: the words do.
    readonly property string unavailable: qsTr("not possible now", "spoken of a button that cannot be used at the moment")

    // A theory that lies in a sector, spoken; nobody but its owner knows what a face-down one is.
    function theory(letter: string): string {
        return letter === "" ? qsTr("a theory, face down", "spoken of a sector where one lies")
            : qsTr("a theory: %1", "spoken of a sector where one lies; %1 'comet'").arg(object(letter));
    }
    function object(letter: string): string {
        return objects[letter] ?? "";
    }
    // The text with %1, %2 ... filled in, all at once: a name that has a % in it stays as it was typed.
    function fill(text: string, first: var, second: var, third: var): string {
        const values = [first, second, third];
        return text.replace(/%([1-3])/g, (mark, number) => values[number - 1] ?? mark);
    }
    // A game code within a sentence does not break at its hyphen. What is copied or shared has the plain one.
    function code(code: string): string {
        return code.replace("-", "\u2011");
    }
    function list(parts: var): string {
        return parts.filter(part => part !== "").join(", ");
    }
    // "Ana", "Ana and Luca", "Ana, Luca and Mira"
    function all(items: var): string {
        if (items.length < 2)
            return items.join("");
        const most = items.slice(0, -1).join(qsTr(", ", "between items of a list"));
        return fill(qsTr("%1 and %2", "the end of a list: %1 all but the last, %2 the last"), most, items[items.length - 1]);
    }
    function sector(number: int): string {
        return qsTr("Sector %1", "spoken name of a sector, %1 its number").arg(number);
    }
    function costs(cost: string): string {
        return qsTr("costs %1", "spoken after an action, %1 sectors of time").arg(cost);
    }
}
