import QtQuick
import Aphelion
import Aphelion.Parts

// How fast bots act: a row of the settings.
Column {
    id: root

    required property Preferences preferences
    readonly property var paces: ["quick", "normal", "slow"]

    objectName: "botPace"
    spacing: Theme.gap
    GroupTitle { text: qsTr("Bots play", "heading in the settings, above: quickly, normally, slowly") }
    Segmented {
        options: [qsTr("Quickly", "how fast bots play"), qsTr("Normally", "how fast bots play"), qsTr("Slowly", "how fast bots play")]
        currentIndex: root.paces.indexOf(root.preferences.botPace)
        onChosen: index => root.preferences.botPace = root.paces[index]
        width: parent.width
    }
}
