import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// Nobody of this device has a seat at the table: why that can be.
ColumnLayout {
    spacing: Theme.gap

    Label {
        objectName: "vacancy"
        text: qsTr("Nobody plays here now", "on the curtain of a device without a seat")
        font: Theme.title
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        text: qsTr("If you have just come, your seat is on its way. Otherwise it was given up, or goes on with another phone. You can still look at the board.", "on the curtain of a device without a seat")
        font: Theme.body
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
