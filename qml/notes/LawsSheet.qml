import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The laws of the sky that is played, to look up beside the notes.
Sheet {
    id: root

    required property TableModel table

    title: qsTr("Laws of this sky", "title of a sheet: how many objects there are and where they can be")
    onOpened: done.forceActiveFocus()

    SkyLaws {
        expert: root.table.mode === "expert"
        Layout.fillWidth: true
    }
    Label {
        text: qsTr("The sky is a circle: sector %1 is adjacent to sector 1.", "in the laws of the sky, %1 the last sector").arg(root.table.sectors)
        font: Theme.subtitle
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    SecondaryButton {
        id: done
        text: qsTr("Close", "button that closes a sheet")
        Layout.fillWidth: true
        onClicked: root.close()
    }
}
