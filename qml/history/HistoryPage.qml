pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Games that are over: each opens at its reveal, and can be deleted.
PageFrame {
    id: root

    required property App app
    property string trouble
    readonly property var tables: app.finished

    signal opened(string table)

    title: qsTr("History", "title of the page: finished games")
    canGoBack: true

    ScrollColumn {
        visible: root.tables.length > 0
        anchors.fill: parent
        spacing: Theme.gap
        widest: 640
        Notice {
            visible: root.trouble !== ""
            title: TroubleWords.title(root.trouble)
            detail: TroubleWords.detail(root.trouble)
            colour: Theme.danger
            Layout.fillWidth: true
        }
        Repeater {
            model: root.tables.length
            RowLayout {
                id: line
                required property int index
                readonly property var table: root.tables[index] ?? null
                visible: table !== null
                spacing: 4
                Layout.fillWidth: true
                KeptTableRow {
                    table: line.table
                    onClicked: root.opened(line.table.id)
                    Layout.fillWidth: true
                }
                IconButton {
                    iconName: "ui-close"
                    colour: Theme.muted
                    text: line.table ? qsTr("Delete the table of %1", "spoken name of a button; %1 the names of players").arg(KeptWords.who(line.table)) : ""
                    onClicked: sheet.ask(line.table)
                }
            }
        }
    }
    ColumnLayout {
        visible: root.tables.length === 0
        anchors.centerIn: parent
        width: Math.min(parent.width, 400)
        spacing: Theme.group
        Icon {
            name: "ui-log"
            size: 32
            colour: Theme.muted
            Layout.alignment: Qt.AlignHCenter
        }
        Text {
            text: qsTr("No finished game yet. When Planet X has been found, the game comes here.", "the list of finished games is empty")
            font: Theme.body
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        SecondaryButton {
            text: qsTr("Back to the first page", "button")
            onClicked: root.back()
            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: parent.width
        }
    }
    RemoveTableSheet {
        id: sheet
        app: root.app
    }
}
