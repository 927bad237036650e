import QtQuick
import Aphelion.Parts

// What decided between two players with as many points.
Label {
    property string tie // PlanetX, Leader, Shared, or empty
    property string winner
    property string second

    text: tie === "PlanetX" ? Words.fill(qsTr("%1 and %2 are level; %1 has more points for Planet X.", "a tie at the end"), winner, second)
        : tie === "Leader" ? Words.fill(qsTr("%1 and %2 are level; %1 has the larger leader bonus.", "a tie at the end"), winner, second)
        : tie === "Shared" ? Words.fill(qsTr("%1 and %2 share the victory.", "a tie at the end that nothing decides"), winner, second) : ""
    font: Theme.body
    color: Theme.text
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
