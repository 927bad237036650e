import QtQuick
import Aphelion.Parts

// One number with what it counts.
Card {
    id: root

    property string value
    property string text

    Accessible.role: Accessible.StaticText
    Accessible.name: text + ": " + value
    padding: 12
    Column {
        width: parent.width
        Label {
            width: parent.width
            text: root.value
            font.family: Theme.sans
            font.weight: Font.Light
            font.pixelSize: Theme.sized(30)
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
        }
        Label {
            width: parent.width
            text: root.text
            font: Theme.small
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
