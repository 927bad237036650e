pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What is stored on this device and where; tables can be deleted here.
Column {
    id: root

    required property App app
    readonly property var unfinished: app.unfinished
    readonly property var finished: app.finished
    readonly property var tables: unfinished.concat(finished)

    spacing: Theme.gap
    GroupTitle { text: qsTr("What is stored", "heading in the settings") }
    Card {
        width: parent.width
        Column {
            width: parent.width
            spacing: Theme.gap
            Line { text: qsTr("Games, notes, players and these settings are on this device only, in encrypted files. Nothing is sent anywhere.", "what is stored") }
            Line {
                text: root.app.secretOrigin === "Keystore" ? qsTr("The key to them is kept by the device’s own keystore.", "where the key is")
                    : qsTr("The key to them lies in a file beside them, because this device has no keystore the app could use. PINs still keep notes apart.", "where the key is")
            }
            StoredFacts {
                app: root.app
                width: parent.width
            }
        }
    }
    GroupTitle {
        visible: root.tables.length > 0
        text: qsTr("Tables on this device", "heading in the settings")
    }
    Line {
        visible: root.app.atTable
        text: qsTr("Leave the table to delete tables or players.", "why there are no buttons to delete")
    }
    Repeater {
        model: root.tables.length
        Card {
            id: card
            required property int index
            readonly property var table: root.tables[index] ?? null
            width: root.width
            Row {
                id: line
                width: parent.width
                spacing: Theme.gap
                Column {
                    width: line.width - (remove.visible ? remove.width + line.spacing : 0)
                    spacing: 2
                    Line { text: card.table ? KeptWords.who(card.table) : ""; font: Theme.label }
                    Line { text: card.table ? KeptWords.what(card.table) : ""; font: Theme.subtitle; color: Theme.muted }
                    Line { text: card.table ? KeptWords.when(card.table.changed) : ""; font: Theme.subtitle; color: Theme.muted }
                }
                IconButton {
                    id: remove
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !root.app.atTable
                    iconName: "ui-close"
                    colour: Theme.muted
                    text: card.table ? qsTr("Delete the table of %1", "spoken name of a button; %1 the names of players").arg(KeptWords.who(card.table)) : ""
                    onClicked: sheet.ask(card.table)
                }
            }
        }
    }
    RemoveTableSheet {
        id: sheet
        app: root.app
    }
}
