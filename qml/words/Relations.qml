import QtQuick

// How objects stand to each other, as whole sentences for each kind of subject: in many languages adjectives follow its
// gender. %1 is the subject, %2 the other object. D is also a dwarf planet that is the only one in the sky.
QtObject {
    readonly property var adjacent: ({
        C: qsTr("%1 is adjacent to %2.", "%1 'At least one comet', 'Every comet', %2 'an asteroid' or 'another comet'"),
        A: qsTr("%1 is adjacent to %2.", "%1 'At least one asteroid', 'Every asteroid', %2 'a comet' or 'another asteroid'"),
        D: qsTr("%1 is adjacent to %2.", "%1 'At least one dwarf planet', 'The dwarf planet', %2 'a comet' or 'another dwarf planet'"),
        G: qsTr("%1 is adjacent to %2.", "%1 'At least one gas cloud', 'Every gas cloud', %2 'a comet' or 'another gas cloud'"),
        E: qsTr("%1 is adjacent to %2.", "%1 'At least one truly empty sector', %2 'a comet' or 'another truly empty sector'")
    })
    readonly property var noneAdjacent: ({
        C: qsTr("%1 is adjacent to %2.", "%1 'No comet', %2 'an asteroid' or 'another comet'"),
        A: qsTr("%1 is adjacent to %2.", "%1 'No asteroid', %2 'a comet' or 'another asteroid'"),
        D: qsTr("%1 is adjacent to %2.", "%1 'No dwarf planet', %2 'a comet' or 'another dwarf planet'"),
        G: qsTr("%1 is adjacent to %2.", "%1 'No gas cloud', %2 'a comet' or 'another gas cloud'"),
        E: qsTr("%1 is adjacent to %2.", "%1 'No truly empty sector', %2 'a comet' or 'another truly empty sector'")
    })
    readonly property var opposite: ({
        C: qsTr("%1 is directly opposite %2.", "%1 'At least one comet', 'Every comet', %2 'an asteroid' or 'another comet'"),
        A: qsTr("%1 is directly opposite %2.", "%1 'At least one asteroid', 'Every asteroid', %2 'a comet' or 'another asteroid'"),
        D: qsTr("%1 is directly opposite %2.", "%1 'At least one dwarf planet', 'The dwarf planet', %2 'a comet' or 'another dwarf planet'"),
        G: qsTr("%1 is directly opposite %2.", "%1 'At least one gas cloud', 'Every gas cloud', %2 'a comet' or 'another gas cloud'"),
        E: qsTr("%1 is directly opposite %2.", "%1 'At least one truly empty sector', %2 'a comet' or 'another truly empty sector'")
    })
    readonly property var noneOpposite: ({
        C: qsTr("%1 is directly opposite %2.", "%1 'No comet', %2 'an asteroid' or 'another comet'"),
        A: qsTr("%1 is directly opposite %2.", "%1 'No asteroid', %2 'a comet' or 'another asteroid'"),
        D: qsTr("%1 is directly opposite %2.", "%1 'No dwarf planet', %2 'a comet' or 'another dwarf planet'"),
        G: qsTr("%1 is directly opposite %2.", "%1 'No gas cloud', %2 'a comet' or 'another gas cloud'"),
        E: qsTr("%1 is directly opposite %2.", "%1 'No truly empty sector', %2 'a comet' or 'another truly empty sector'")
    })
}
