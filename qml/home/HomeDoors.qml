pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The ways on from the first page. Whoever has an open table finds it first.
Column {
    id: root

    required property App app
    property string trouble
    readonly property var tables: app.unfinished
    readonly property bool resumable: tables.length > 0 && tables[0].code !== ""

    signal resumed(string table)
    signal newGame()
    signal enterCode()
    signal solo()
    signal today()
    signal howToPlay()
    signal rules()
    signal history()
    signal settings()

    spacing: Theme.gap

    TroubleNotice {
        trouble: root.trouble
        width: parent.width
    }
    ResumeCard {
        visible: root.tables.length > 0
        table: root.tables[0] ?? null
        onResumed: root.resumed(table.id)
        width: parent.width
    }
    PrimaryButton {
        visible: !root.resumable
        text: qsTr("New game", "button on the first page")
        onClicked: root.newGame()
        width: parent.width
    }
    SecondaryButton {
        visible: root.resumable
        text: qsTr("New game", "button on the first page")
        onClicked: root.newGame()
        width: parent.width
    }
    Grid {
        id: ways
        columns: pair.columns
        spacing: Theme.gap
        width: parent.width
        SecondaryButton {
            text: qsTr("Enter game code", "button on the first page")
            onClicked: root.enterCode()
            width: pair.each
        }
        SecondaryButton {
            text: qsTr("Solo", "button on the first page: a game against bots")
            onClicked: root.solo()
            width: pair.each
        }
    }
    SecondaryButton {
        text: qsTr("Sky of the day", "button on the first page: the same sky for everybody today")
        onClicked: root.today()
        width: parent.width
    }
    Grid {
        columns: pair.columns
        spacing: Theme.gap
        width: parent.width
        SecondaryButton {
            text: qsTr("How to play", "button on the first page: a first game that teaches")
            onClicked: root.howToPlay()
            width: pair.each
        }
        SecondaryButton {
            text: qsTr("Rules", "button on the first page")
            onClicked: root.rules()
            width: pair.each
        }
    }
    Grid {
        id: pair
        columns: Theme.textScale < 1.5 ? 2 : 1
        spacing: Theme.gap
        width: parent.width
        readonly property real each: (width - (columns - 1) * spacing) / columns
        SecondaryButton {
            text: qsTr("History", "button on the first page: finished games")
            onClicked: root.history()
            width: pair.each
        }
        SecondaryButton {
            text: qsTr("Settings", "button on the first page")
            onClicked: root.settings()
            width: pair.each
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
            width: root.width
        }
    }
}
