pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Whose results: chosen where several people play on this device, opened with the PIN where there is one.
Column {
    id: root

    required property App app
    required property Records records
    readonly property var players: app.players

    function choose(player: var) {
        root.records.player = player.id;
        if (root.records.needsPin)
            sheet.open();
    }

    visible: players.length > 1 || records.needsPin || trouble.trouble !== ""
    spacing: Theme.gap
    Component.onCompleted: if (players.length === 1) records.player = players[0].id

    Flow {
        visible: root.players.length > 1
        width: parent.width
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Whose results", "spoken name of a row of players")
        Repeater {
            model: root.players.length
            PlayerChip {
                required property int index
                readonly property var player: root.players[index] ?? null
                text: player ? player.name : ""
                locked: player !== null && player.hasPin && !(checked && root.records.open)
                checked: player !== null && player.id === root.records.player
                onClicked: root.choose(player)
            }
        }
    }
    SecondaryButton {
        id: ask
        objectName: "askPin"
        visible: root.records.needsPin
        width: parent.width
        iconName: "ui-lock"
        text: Words.fill(qsTr("Show the results of %1", "button; %1 a player with a PIN"), root.records.name)
        onClicked: sheet.open()
    }
    TroubleNotice {
        id: trouble
        width: parent.width
        trouble: root.records.needsPin || root.records.open ? "" : root.records.fault
    }
    PinSheet {
        id: sheet
        records: root.records
    }
}
