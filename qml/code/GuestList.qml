pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The devices that have come so far, live, and what the host has to say about them.
Column {
    id: root

    required property Invitation invitation
    property bool removable: false
    property int columns: 1
    property string trouble
    readonly property var guests: invitation.guests // LobbyGuest

    spacing: Theme.gap

    TroubleNotice {
        trouble: root.trouble
        width: parent.width
    }
    Notice {
        visible: root.invitation.besieged
        iconName: "ui-lock"
        title: qsTr("Somebody keeps trying wrong codes", "about the door of a table")
        detail: qsTr("Nobody can join until you say so. If it is one of you, compare the code.", "about the door of a table")
        width: parent.width
    }
    SecondaryButton {
        visible: root.invitation.besieged
        text: qsTr("Go on letting people try", "button, after wrong codes")
        onClicked: root.invitation.letOthersTry()
        width: parent.width
    }
    Grid {
        id: grid
        width: parent.width
        columns: root.columns
        spacing: Theme.gap
        Repeater {
            model: root.guests.length
            GuestCard {
                required property int index
                guest: root.guests[index] ?? null
                removable: root.removable
                onLetIn: root.trouble = root.invitation.admit(guest.number)
                onTurnedAway: root.invitation.decline(guest.number)
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
            }
        }
    }
}
