import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The table that was touched last, with the way back to it.
Card {
    id: root

    required property var table // ShownTable, or nothing
    readonly property bool readable: table !== null && table.code !== ""

    signal resumed()

    padding: 16
    ColumnLayout {
        anchors.fill: parent
        spacing: 2
        Text {
            text: root.table ? KeptWords.who(root.table) : ""
            font: Theme.heading
            color: Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            text: root.table ? KeptWords.what(root.table) : ""
            font: Theme.subtitle
            color: Theme.muted
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            text: root.table ? KeptWords.when(root.table.changed) : ""
            font: Theme.subtitle
            color: Theme.muted
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PrimaryButton {
            visible: root.readable
            text: qsTr("Resume", "button that goes back to the open table")
            onClicked: root.resumed()
            Layout.fillWidth: true
            Layout.topMargin: 12
        }
    }
}
