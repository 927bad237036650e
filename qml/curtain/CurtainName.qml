import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// Whom the device is for next.
ColumnLayout {
    id: root

    property var seat // ShownSeat
    property bool compact: false

    spacing: root.compact ? 2 : 6
    Accessible.role: Accessible.Heading
    Accessible.name: seat ? qsTr("Hand over to %1", "on the curtain, %1 the next player").arg(seat.name) : ""

    Label {
        text: qsTr("Hand over to", "on the curtain, above the name of the next player")
        font: Theme.displayItalic
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.ignored: true
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: name.implicitHeight
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 14
            PlayerShape {
                anchors.verticalCenter: parent.verticalCenter
                player: root.seat ? root.seat.colour : 0
                size: 26
            }
            Label {
                id: name
                text: root.seat ? root.seat.name : ""
                font.family: Theme.display.family
                font.pixelSize: Math.min(root.compact ? Math.min(40, Theme.display.pixelSize) : Theme.display.pixelSize, 64)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 22
                width: Math.min(implicitWidth, root.width - 40)
                color: Theme.text
                Accessible.ignored: true
            }
        }
    }
    Label {
        visible: !root.compact || Theme.textScale < 1.5 // the keys need the room
        text: qsTr("All notes are closed and locked.", "on the curtain")
        font: Theme.subtitle
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
