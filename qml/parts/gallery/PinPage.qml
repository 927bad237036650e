import QtQuick
import Aphelion.Parts

PageFrame {
    property bool expert: false
    property string variant
    skyTop: Theme.curtainTop
    title: "Théo"

    PinPad {
        id: pad
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
        height: Math.min(implicitHeight, parent.height)
        digits: "12"
    }
}
