import QtQuick
import Aphelion
import Aphelion.Parts

// How large text is. Whoever presses again and again finds the buttons in the same place: they do not grow with the text.
Item {
    id: root

    required property Preferences preferences
    readonly property int step: 25
    readonly property int side: 72

    implicitHeight: 50
    SecondaryButton {
        text: "−"
        font.pixelSize: 26
        enabled: root.preferences.textSize > root.preferences.leastTextSize
        Accessible.name: qsTr("Smaller text", "spoken name of a button")
        onClicked: root.preferences.textSize -= root.step
        width: root.side
        height: parent.height
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * (root.side + Theme.gap)
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.fill(qsTr("%1: %2", "a setting; %1 its name, %2 its value"), name.text, size.text)
        Label {
            id: name
            text: qsTr("Text size", "heading in the settings")
            font.family: Theme.sans
            font.pixelSize: Math.min(22, Theme.sized(14))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.muted
            horizontalAlignment: Text.AlignHCenter
            width: parent.width
            Accessible.ignored: true
        }
        Label {
            id: size
            text: qsTr("%1 %", "text size in per cent").arg(root.preferences.textSize)
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Math.min(26, Theme.sized(18))
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            width: parent.width
            Accessible.ignored: true
        }
    }
    SecondaryButton {
        text: "+"
        font.pixelSize: 26
        enabled: root.preferences.textSize < root.preferences.mostTextSize
        Accessible.name: qsTr("Larger text", "spoken name of a button")
        onClicked: root.preferences.textSize += root.step
        width: root.side
        height: parent.height
        anchors.right: parent.right
    }
}
