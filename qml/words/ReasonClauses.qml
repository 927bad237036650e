import QtQuick

// What may be in a sector, as whole clauses: every language chooses article, gender and mood itself. %1 is the sector.
QtObject {
    // A sentence of its own.
    readonly property var isSo: ({
        C: qsTr("Sector %1 is a comet.", "what follows from the notes"), A: qsTr("Sector %1 is an asteroid.", "what follows from the notes"),
        D: qsTr("Sector %1 is a dwarf planet.", "what follows from the notes"), G: qsTr("Sector %1 is a gas cloud.", "what follows from the notes"),
        E: qsTr("Sector %1 is truly empty.", "what follows from the notes"), X: qsTr("Planet X is in sector %1.", "what follows from the notes")
    })
    readonly property var isNotSo: ({
        C: qsTr("Sector %1 is not a comet.", "what follows from the notes"), A: qsTr("Sector %1 is not an asteroid.", "what follows from the notes"),
        D: qsTr("Sector %1 is not a dwarf planet.", "what follows from the notes"), G: qsTr("Sector %1 is not a gas cloud.", "what follows from the notes"),
        E: qsTr("Sector %1 is not truly empty.", "what follows from the notes"), X: qsTr("Planet X is not in sector %1.", "what follows from the notes")
    })
    // Inside a sentence.
    readonly property var is: ({
        C: qsTr("sector %1 is a comet", "inside a sentence: you marked that …"), A: qsTr("sector %1 is an asteroid", "inside a sentence: you marked that …"),
        D: qsTr("sector %1 is a dwarf planet", "inside a sentence: you marked that …"), G: qsTr("sector %1 is a gas cloud", "inside a sentence: you marked that …"),
        E: qsTr("sector %1 is truly empty", "inside a sentence: you marked that …"), X: qsTr("Planet X is in sector %1", "inside a sentence: you marked that …")
    })
    readonly property var isNot: ({
        C: qsTr("sector %1 is not a comet", "inside a sentence: you marked that …"), A: qsTr("sector %1 is not an asteroid", "inside a sentence: you marked that …"),
        D: qsTr("sector %1 is not a dwarf planet", "inside a sentence: you marked that …"), G: qsTr("sector %1 is not a gas cloud", "inside a sentence: you marked that …"),
        E: qsTr("sector %1 is not truly empty", "inside a sentence: you marked that …"), X: qsTr("Planet X is not in sector %1", "inside a sentence: you marked that …")
    })
    // After "if": what is not so.
    readonly property var were: ({
        C: qsTr("sector %1 were a comet", "after 'if', what is not so"), A: qsTr("sector %1 were an asteroid", "after 'if', what is not so"),
        D: qsTr("sector %1 were a dwarf planet", "after 'if', what is not so"), G: qsTr("sector %1 were a gas cloud", "after 'if', what is not so"),
        E: qsTr("sector %1 were truly empty", "after 'if', what is not so"), X: qsTr("Planet X were in sector %1", "after 'if', what is not so")
    })
    readonly property var wereNot: ({
        C: qsTr("sector %1 were not a comet", "after 'if', what is not so"), A: qsTr("sector %1 were not an asteroid", "after 'if', what is not so"),
        D: qsTr("sector %1 were not a dwarf planet", "after 'if', what is not so"), G: qsTr("sector %1 were not a gas cloud", "after 'if', what is not so"),
        E: qsTr("sector %1 were not truly empty", "after 'if', what is not so"), X: qsTr("Planet X were not in sector %1", "after 'if', what is not so")
    })
    // What a target showed.
    readonly property var saw: ({
        C: qsTr("You targeted sector %1 and saw a comet.", "a reason"), A: qsTr("You targeted sector %1 and saw an asteroid.", "a reason"),
        D: qsTr("You targeted sector %1 and saw a dwarf planet.", "a reason"), G: qsTr("You targeted sector %1 and saw a gas cloud.", "a reason"),
        E: qsTr("You targeted sector %1, and it appears empty.", "a reason; it is empty or hides Planet X")
    })
}
