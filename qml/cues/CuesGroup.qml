import QtQuick
import Aphelion
import Aphelion.Parts

// What can be heard and felt of a game, for everybody at this device. Whoever switches it on has an example at once.
Column {
    id: root

    required property Preferences preferences

    spacing: Theme.gap
    Toggle {
        text: qsTr("Sound", "setting")
        detail: qsTr("A soft sound when it’s your turn or there is news. It gives nothing away.", "what the setting does")
        checked: root.preferences.sound
        onToggled: {
            root.preferences.sound = checked;
            Cues.sound(Cue.MyTurn);
        }
        width: parent.width
    }
    Toggle {
        visible: Cues.canFeel
        text: qsTr("Vibration", "setting")
        detail: qsTr("The same moments, in the hand.", "what the setting Vibration does")
        checked: root.preferences.haptics
        onToggled: {
            root.preferences.haptics = checked;
            Cues.feel(Cue.MyTurn);
        }
        width: parent.width
    }
}
