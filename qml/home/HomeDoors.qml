pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The ways on from the first page. Whoever has an open table finds it first.
ColumnLayout {
    id: root

    required property App app
    property string trouble
    readonly property var tables: app.unfinished
    readonly property bool resumable: tables.length > 0 && tables[0].code !== ""

    signal resumed(string table)
    signal newGame()
    signal enterCode()
    signal history()
    signal settings()

    spacing: Theme.gap

    Notice {
        visible: root.trouble !== ""
        title: TroubleWords.title(root.trouble)
        detail: TroubleWords.detail(root.trouble)
        colour: Theme.danger
        Layout.fillWidth: true
    }
    ResumeCard {
        visible: root.tables.length > 0
        table: root.tables[0] ?? null
        onResumed: root.resumed(table.id)
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
    }
    PrimaryButton {
        visible: !root.resumable
        text: qsTr("New game", "button on the first page")
        onClicked: root.newGame()
        Layout.fillWidth: true
    }
    SecondaryButton {
        visible: root.resumable
        text: qsTr("New game", "button on the first page")
        onClicked: root.newGame()
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Enter game code", "button on the first page")
        onClicked: root.enterCode()
        Layout.fillWidth: true
    }
    GridLayout {
        columns: Theme.textScale < 1.5 ? 2 : 1
        rowSpacing: Theme.gap
        columnSpacing: Theme.gap
        SecondaryButton {
            text: qsTr("History", "button on the first page: finished games")
            onClicked: root.history()
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other
        }
        SecondaryButton {
            text: qsTr("Settings", "button on the first page")
            onClicked: root.settings()
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other
        }
    }
    GroupTitle {
        visible: root.tables.length > 1
        text: qsTr("Other open tables", "heading over a list on the first page")
    }
    Repeater {
        model: Math.max(0, root.tables.length - 1)
        KeptTableRow {
            required property int index
            table: root.tables[index + 1]
            onClicked: root.resumed(table.id)
            Layout.fillWidth: true
        }
    }
}
