import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// Whether everything that was sealed during the game agrees with the sky.
RowLayout {
    id: root

    property bool fair: true
    property int entry: -1 // of the log, that says what is not so

    readonly property string words: fair ? qsTr("Every sealed choice agrees with the log.", "result of the audit at the end")
        : qsTr("Entry %1 of the log says something that is not so.", "result of the audit at the end").arg(entry)

    spacing: Theme.gap
    Icon {
        name: root.fair ? "ui-check" : "ui-warning"
        size: 16
        colour: root.fair ? Theme.success : Theme.danger
        Layout.alignment: Qt.AlignTop
    }
    Label {
        text: root.words
        font: Theme.small
        color: root.fair ? Theme.muted : Theme.danger
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
