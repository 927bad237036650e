pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Games that are over: each opens at its reveal, and can be deleted.
PageFrame {
    id: root

    required property App app
    property string trouble
    readonly property var tables: app.finished

    signal opened(string table)
    signal statistics()

    title: qsTr("History", "title of the page: finished games")
    starry: true
    canGoBack: true

    ScrollColumn {
        visible: root.tables.length > 0
        anchors.fill: parent
        spacing: Theme.gap
        widest: 640
        TroubleNotice {
            trouble: root.trouble
            width: parent.width
        }
        SecondaryButton {
            text: qsTr("Statistics", "button: what came of a player's games")
            onClicked: root.statistics()
            width: parent.width
        }
        Repeater {
            model: root.tables.length
            Row {
                id: line
                required property int index
                readonly property var table: root.tables[index] ?? null
                width: parent ? parent.width : 0
                spacing: 4
                KeptTableRow {
                    id: row
                    width: line.width - line.spacing - remove.width
                    table: line.table
                    onClicked: root.opened(line.table.id)
                }
                IconButton {
                    id: remove
                    anchors.verticalCenter: row.verticalCenter
                    iconName: "ui-close"
                    colour: Theme.muted
                    text: line.table ? qsTr("Delete the table of %1", "spoken name of a button; %1 the names of players").arg(KeptWords.who(line.table)) : ""
                    onClicked: sheet.ask(line.table)
                }
            }
        }
    }
    Column {
        visible: root.tables.length === 0
        anchors.centerIn: parent
        width: Math.min(parent.width, 400)
        spacing: Theme.group
        Icon {
            name: "ui-log"
            size: 32
            colour: Theme.muted
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Line {
            text: qsTr("No finished games yet. They come here once Planet X is found.", "the list of finished games is empty")
            color: Theme.muted
            horizontalAlignment: Text.AlignHCenter
        }
        SecondaryButton {
            visible: root.app.players.length > 0 // who may remember games that were deleted
            width: Math.min(implicitWidth, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Statistics", "button: what came of a player's games")
            onClicked: root.statistics()
        }
        SecondaryButton {
            width: Math.min(implicitWidth, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Back to the first page", "button")
            onClicked: root.back()
        }
    }
    RemoveTableSheet {
        id: sheet
        app: root.app
    }
}
