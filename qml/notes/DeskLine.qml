import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// A line below the notes: what was just touched, or what cannot be.
RowLayout {
    id: root

    property string text
    property string iconName
    property color colour: Theme.muted

    spacing: 10
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Icon {
        name: root.iconName
        size: 18
        colour: root.colour
        Layout.alignment: root.implicitHeight > Theme.touch ? Qt.AlignTop : Qt.AlignVCenter
    }
    Label {
        text: root.text
        font: Theme.subtitle
        color: root.colour === Theme.danger ? Theme.danger : Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
}
