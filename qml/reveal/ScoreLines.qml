import QtQuick

// The lines of the score sheet: what a ShownScore calls them, their icon and their words.
QtObject {
    readonly property var lines: [
        { key: "leader", icon: "action-theory", object: "", text: qsTr("Leader bonus", "line of the score sheet") },
        { key: "asteroids", icon: "", object: "A", text: qsTr("Asteroids", "line of the score sheet") },
        { key: "comets", icon: "", object: "C", text: qsTr("Comets", "line of the score sheet") },
        { key: "dwarfPlanets", icon: "", object: "D", text: qsTr("Dwarf planets", "line of the score sheet") },
        { key: "gasClouds", icon: "", object: "G", text: qsTr("Gas clouds", "line of the score sheet") },
        { key: "planetX", icon: "", object: "X", text: qsTr("Planet X", "line of the score sheet") }
    ]
    function line(key: string): var {
        return lines.find(line => line.key === key);
    }
    readonly property string total: qsTr("Total", "line of the score sheet")
}
