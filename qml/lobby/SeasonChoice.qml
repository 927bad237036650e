pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The seasons to choose from, each somebody's own. One that somebody else has changes hands, unless it is taken.
Grid {
    id: root

    property var seasons: []
    property string current
    property var taken: [] // seasons that cannot be had

    signal chosen(string season)

    columns: width >= 260 * Theme.textScale ? Math.max(1, seasons.length) : 2
    spacing: Theme.gap
    readonly property real each: (width - (columns - 1) * spacing) / columns
    Repeater {
        model: root.seasons
        ChoiceCard {
            required property string modelData
            text: LobbyWords.season(modelData)
            iconName: LobbyWords.seasonIcon(modelData)
            checked: modelData === root.current
            enabled: !root.taken.includes(modelData)
            opacity: enabled ? 1 : Theme.dimmed(0.4)
            onClicked: root.chosen(modelData)
            width: root.each
        }
    }
}
