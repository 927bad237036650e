pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The six topics, one of which is lit.
Column {
    id: root

    property var topics: [] // ShownTitle
    property string lit

    signal chosen(string topic)

    function focusLit() {
        all.itemAt("ABCDEF".indexOf(root.lit))?.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 4
    Repeater {
        id: all
        model: root.topics.length
        ChoiceCard {
            id: card
            required property int index
            readonly property string topic: "ABCDEF".charAt(index)
            readonly property bool isLit: root.lit === topic
            width: root.width
            padding: 6
            leftPadding: 14
            height: Math.max(Theme.touch, implicitContentHeight + 12)
            text: qsTr("%1. %2", "a research topic: %1 its letter, %2 its title").arg(topic).arg(ClueWords.title(root.topics[index]))
            upright: false
            Accessible.name: Words.list([text, isLit ? qsTr("lit up", "spoken of a topic that is to be chosen") : ""])
            onClicked: root.chosen(topic)
            Binding { target: card; property: "checked"; value: card.isLit } // its frame is the light
        }
    }
}
