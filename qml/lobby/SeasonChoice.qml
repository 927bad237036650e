pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The seasons to choose from, each somebody's own. One that somebody else has changes hands.
GridLayout {
    id: root

    property var seasons: []
    property string current

    signal chosen(string season)

    columns: width >= 260 * Theme.textScale ? seasons.length : 2
    rowSpacing: Theme.gap
    columnSpacing: Theme.gap
    Repeater {
        model: root.seasons
        ChoiceCard {
            required property string modelData
            text: LobbyWords.season(modelData)
            iconName: LobbyWords.seasonIcon(modelData)
            checked: modelData === root.current
            onClicked: root.chosen(modelData)
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // all as wide as one another
        }
    }
}
