import QtQuick
import Aphelion

// The laws of the sky, a sentence each.
QtObject {
    readonly property RuleNumbers numbers: RuleNumbers {}
    readonly property string comets: qsTr("Comets are in comet sectors only.", "rules: a law of the sky")
    readonly property string asteroids: qsTr("Every asteroid is adjacent to another asteroid.", "rules: a law of the sky")
    readonly property string gasClouds: qsTr("Every gas cloud is adjacent to a truly empty sector.", "rules: a law of the sky")
    readonly property string dwarfPlanets: qsTr("No dwarf planet is adjacent to Planet X.", "rules: a law of the sky")
    readonly property string dwarfBand: qsTr("In Expert the dwarf planets span exactly %1 sectors, with one at each end.", "rules: a law of the sky").arg(numbers.dwarfBand)
}
