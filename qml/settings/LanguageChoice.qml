import QtQuick
import Aphelion
import Aphelion.Parts

// Which language the app speaks. Each calls itself by its own name, so that everybody finds the way back.
Column {
    id: root

    required property Preferences preferences
    readonly property var languages: ["", "en", "fr", "it"]

    spacing: Theme.gap
    GroupTitle { text: qsTr("Language", "heading in the settings") }
    Segmented {
        options: [qsTr("System", "language of the app: the one of the device"), "English", "Français", "Italiano"]
        columns: width < 460 * Theme.textScale ? 2 : 4
        currentIndex: root.languages.indexOf(root.preferences.language)
        onChosen: index => root.preferences.language = root.languages[index]
        width: parent.width
    }
}
