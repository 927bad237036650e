pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The six topics, one of which is to be researched.
Column {
    id: root

    property var topics: [] // ShownTitle
    property string current

    signal chosen(string topic)

    spacing: Theme.gap
    Repeater {
        model: root.topics.length
        ChoiceCard {
            required property int index
            readonly property string letter: "ABCDEF".charAt(index)
            width: root.width
            text: qsTr("%1. %2", "a research topic: %1 its letter, %2 its title").arg(letter).arg(ClueWords.title(root.topics[index]))
            upright: false
            checked: root.current === letter
            onClicked: root.chosen(letter)
        }
    }
}
