import QtQuick
import Aphelion.Parts

// The app's mark and name, and what the name means.
Column {
    id: root

    property real pictureHeight: 190
    property bool large: false

    spacing: 0
    OrbitPicture {
        width: parent.width
        height: root.pictureHeight
    }
    Label {
        text: qsTr("Aphelion", "the app's name on its first page")
        font.family: Theme.serif
        font.pixelSize: Math.min(76, Theme.sized(root.large ? 64 : 48))
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 40
        width: parent.width
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        text: qsTr("Find Planet X: alone, on one tablet, or phone to phone", "what the app's name means, under it")
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.min(30, Theme.sized(root.large ? 28 : 24))
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
