import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One player's choices, over the list of all.
Sheet {
    id: root

    required property LobbyForm lobby
    property int index: 0
    readonly property var seat: lobby.seats[index] ?? null // LobbySeat

    title: seat && seat.name !== "" ? seat.name : qsTr("Player %1", "somebody who has no name yet; %1 a number").arg(index + 1)

    SeatChoices {
        lobby: root.lobby
        index: root.index
        Layout.fillWidth: true
    }
    PrimaryButton {
        text: qsTr("Done", "button that closes the sheet; the choices are kept")
        onClicked: root.close()
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
    }
}
