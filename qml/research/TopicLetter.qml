import QtQuick
import Aphelion.Parts

// The letter of a research topic in its ring, filled once it is chosen.
Item {
    id: root

    property string letter
    property bool chosen: false
    readonly property real size: 40 * Math.min(1.4, Theme.textScale)

    implicitWidth: size
    implicitHeight: size
    Disc {
        size: root.size - 2
        anchors.centerIn: parent
        colour: root.chosen ? Theme.accent : "transparent"
        line: root.chosen ? Theme.accent : Theme.control
        lineWidth: 1.2
    }
    Label {
        anchors.centerIn: parent
        text: root.letter
        font.family: Theme.serif
        font.pixelSize: Math.round(root.size * 0.55)
        color: root.chosen ? Theme.accentInk : Theme.text
    }
}
