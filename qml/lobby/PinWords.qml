import QtQuick
import Aphelion.Parts

// What is said above the keys of a PIN. The keys stay where they are, whichever of `among` it is.
SteadyLabel {
    id: root

    property bool wrong: false
    property bool centred: false

    font: Theme.body
    color: wrong ? Theme.danger : Theme.text
    horizontalAlignment: centred ? Text.AlignHCenter : Text.AlignLeft
    verticalAlignment: centred ? Text.AlignVCenter : Text.AlignTop
    Accessible.role: wrong ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
