import QtQuick

// The objects as they stand in sentences: whole phrases, so that every language can choose article, gender and plural
// itself. D1 is a dwarf planet that is the only one in the sky.
QtObject {
    // At the start of a sentence.
    readonly property var atLeastOne: ({
        C: qsTr("At least one comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("At least one asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("At least one dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("At least one gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("At least one truly empty sector", "begins a sentence: … is adjacent to, opposite, near something"),
        D1: qsTr("The dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        X: qsTr("Planet X", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var no: ({
        C: qsTr("No comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("No asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("No dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("No gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("No truly empty sector", "begins a sentence: … is adjacent to, opposite, near something"),
        D1: qsTr("The dwarf planet", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var every: ({
        C: qsTr("Every comet", "begins a sentence: … is adjacent to, opposite, near something"),
        A: qsTr("Every asteroid", "begins a sentence: … is adjacent to, opposite, near something"),
        D: qsTr("Every dwarf planet", "begins a sentence: … is adjacent to, opposite, near something"),
        G: qsTr("Every gas cloud", "begins a sentence: … is adjacent to, opposite, near something"),
        E: qsTr("Every truly empty sector", "begins a sentence: … is adjacent to, opposite, near something"),
        D1: qsTr("The dwarf planet", "begins a sentence: … is adjacent to, opposite, near something")
    })
    readonly property var all: ({
        C: qsTr("All comets", "begins a sentence: … are in a band, in consecutive sectors"),
        A: qsTr("All asteroids", "begins a sentence: … are in a band, in consecutive sectors"),
        D: qsTr("All dwarf planets", "begins a sentence: … are in a band, in consecutive sectors"),
        G: qsTr("All gas clouds", "begins a sentence: … are in a band, in consecutive sectors"),
        E: qsTr("All truly empty sectors", "begins a sentence: … are in a band, in consecutive sectors"),
        D1: qsTr("The dwarf planet", "begins a sentence: … are in a band, in consecutive sectors")
    })
    // Inside a sentence. Where two tables look alike in English, other languages need other words.
    readonly property var allToo: ({
        C: qsTr("all comets", "inside a sentence: the comets and … together are in a band"),
        A: qsTr("all asteroids", "inside a sentence: the comets and … together are in a band"),
        D: qsTr("all dwarf planets", "inside a sentence: the comets and … together are in a band"),
        G: qsTr("all gas clouds", "inside a sentence: the comets and … together are in a band"),
        E: qsTr("all truly empty sectors", "inside a sentence: the comets and … together are in a band"),
        D1: qsTr("the dwarf planet", "inside a sentence: the comets and … together are in a band")
    })
    readonly property var beside: ({
        C: qsTr("a comet", "inside a sentence: … is adjacent to this, directly opposite this"),
        A: qsTr("an asteroid", "inside a sentence: … is adjacent to this, directly opposite this"),
        D: qsTr("a dwarf planet", "inside a sentence: … is adjacent to this, directly opposite this"),
        G: qsTr("a gas cloud", "inside a sentence: … is adjacent to this, directly opposite this"),
        E: qsTr("a truly empty sector", "inside a sentence: … is adjacent to this, directly opposite this"),
        D1: qsTr("the dwarf planet", "inside a sentence: … is adjacent to this, directly opposite this")
    })
    readonly property var besideAnother: ({
        C: qsTr("another comet", "inside a sentence: … is adjacent to this, directly opposite this"),
        A: qsTr("another asteroid", "inside a sentence: … is adjacent to this, directly opposite this"),
        D: qsTr("another dwarf planet", "inside a sentence: … is adjacent to this, directly opposite this"),
        G: qsTr("another gas cloud", "inside a sentence: … is adjacent to this, directly opposite this"),
        E: qsTr("another truly empty sector", "inside a sentence: … is adjacent to this, directly opposite this")
    })
    readonly property var near: ({
        C: qsTr("a comet", "inside a sentence: … is within 3 sectors of this"),
        A: qsTr("an asteroid", "inside a sentence: … is within 3 sectors of this"),
        D: qsTr("a dwarf planet", "inside a sentence: … is within 3 sectors of this"),
        G: qsTr("a gas cloud", "inside a sentence: … is within 3 sectors of this"),
        E: qsTr("a truly empty sector", "inside a sentence: … is within 3 sectors of this"),
        D1: qsTr("the dwarf planet", "inside a sentence: … is within 3 sectors of this")
    })
    readonly property var nearAnother: ({
        C: qsTr("another comet", "inside a sentence: … is within 3 sectors of this"),
        A: qsTr("another asteroid", "inside a sentence: … is within 3 sectors of this"),
        D: qsTr("another dwarf planet", "inside a sentence: … is within 3 sectors of this"),
        G: qsTr("another gas cloud", "inside a sentence: … is within 3 sectors of this"),
        E: qsTr("another truly empty sector", "inside a sentence: … is within 3 sectors of this")
    })
    readonly property var one: ({
        C: qsTr("a comet", "inside a sentence: sector 4 is this, sector 4 is not this"),
        A: qsTr("an asteroid", "inside a sentence: sector 4 is this, sector 4 is not this"),
        D: qsTr("a dwarf planet", "inside a sentence: sector 4 is this, sector 4 is not this"),
        G: qsTr("a gas cloud", "inside a sentence: sector 4 is this, sector 4 is not this"),
        E: qsTr("a truly empty sector", "inside a sentence: sector 4 is this, sector 4 is not this"),
        X: qsTr("Planet X", "inside a sentence: sector 4 is this, sector 4 is not this")
    })
    readonly property var several: ({
        C: qsTr("comets", "several of them, inside a sentence"),
        A: qsTr("asteroids", "several of them, inside a sentence"),
        D: qsTr("dwarf planets", "several of them, inside a sentence"),
        G: qsTr("gas clouds", "several of them, inside a sentence"),
        E: qsTr("empty sectors", "several of them, inside a sentence"),
        D1: qsTr("the dwarf planet", "the only one, inside a sentence"),
        X: qsTr("Planet X", "several of them, inside a sentence"),
        "?": qsTr("sectors that appear empty", "several of them, inside a sentence")
    })
    readonly property var surveyed: ({
        C: qsTr("comets", "what somebody surveys, all of them: Ana surveys … in sectors 2–5"),
        A: qsTr("asteroids", "what somebody surveys, all of them: Ana surveys … in sectors 2–5"),
        D: qsTr("dwarf planets", "what somebody surveys, all of them: Ana surveys … in sectors 2–5"),
        G: qsTr("gas clouds", "what somebody surveys, all of them: Ana surveys … in sectors 2–5"),
        E: qsTr("what appears empty", "what somebody surveys; Planet X is among it: Ana surveys … in sectors 2–5")
    })
    readonly property var title: ({
        C: qsTr("Comets", "title of a research topic or conference, or its first words"),
        A: qsTr("Asteroids", "title of a research topic or conference, or its first words"),
        D: qsTr("Dwarf planets", "title of a research topic or conference, or its first words"),
        G: qsTr("Gas clouds", "title of a research topic or conference, or its first words"),
        E: qsTr("Empty sectors", "title of a research topic or conference, or its first words"),
        D1: qsTr("Dwarf planet", "title of a research topic or conference, or its first words"),
        X: qsTr("Planet X", "title of a research topic or conference, or its first words")
    })
}
