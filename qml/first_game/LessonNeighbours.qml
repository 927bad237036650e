import QtQuick
import Aphelion
import Aphelion.Parts

// What lies before and after Planet X.
Column {
    id: root

    property string before
    property string after

    signal beforeChosen(string letter)
    signal afterChosen(string letter)

    spacing: Theme.group
    GroupTitle { text: qsTr("Before it", "heading over choices: what lies before Planet X") }
    ObjectChoice {
        letters: ["C", "A", "D", "G", "E"]
        current: root.before
        onChosen: letter => root.beforeChosen(letter)
        width: parent.width
    }
    GroupTitle { text: qsTr("After it", "heading over choices: what lies after Planet X") }
    ObjectChoice {
        letters: ["C", "A", "D", "G", "E"]
        current: root.after
        onChosen: letter => root.afterChosen(letter)
        width: parent.width
    }
}
