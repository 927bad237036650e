import QtQuick
import Aphelion
import Aphelion.Parts

// How the app looks and moves, for everybody at this device.
Column {
    id: root

    required property Preferences preferences
    readonly property var themes: ["dark", "light", "red"]

    spacing: Theme.gap
    LanguageChoice {
        preferences: root.preferences
        width: parent.width
    }
    GroupTitle { text: qsTr("Theme", "heading in the settings") }
    Segmented {
        options: [qsTr("Dark", "theme of the app"), qsTr("Light", "theme of the app"), qsTr("Night red", "theme of the app: only red light")]
        currentIndex: root.themes.indexOf(root.preferences.theme)
        onChosen: index => root.preferences.theme = root.themes[index]
        width: parent.width
    }
    Toggle {
        text: qsTr("High contrast", "setting")
        detail: qsTr("Stronger words and lines, no ornament.", "what the setting does")
        checked: root.preferences.highContrast
        onToggled: root.preferences.highContrast = checked
        width: parent.width
    }
    Toggle {
        text: qsTr("Less motion", "setting")
        detail: qsTr("Nothing slides, turns or fades.", "what the setting does")
        checked: root.preferences.reducedMotion
        onToggled: root.preferences.reducedMotion = checked
        width: parent.width
    }
    Toggle {
        text: qsTr("Lock my own phone", "setting")
        detail: qsTr("Notes close when you leave the app, even if you play alone on it.", "what the setting does")
        checked: root.preferences.lockOwnPhone
        onToggled: root.preferences.lockOwnPhone = checked
        width: parent.width
    }
    TroubleNotice {
        trouble: root.preferences.trouble
        width: parent.width
    }
}
