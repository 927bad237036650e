import QtQuick
import Aphelion
import Aphelion.Parts

// What a person can do with one tap so that devices find each other.
Column {
    id: root

    required property string air
    required property Session session
    readonly property bool asks: air === "NotAllowed"
    readonly property bool leadsToSettings: air === "Forbidden" && remedy.hasSettings
    readonly property bool copies: air === "NoRights"

    visible: asks || leadsToSettings || copies
    spacing: Theme.gap
    AirRemedy { id: remedy; session: root.session }

    SecondaryButton {
        visible: root.asks
        text: qsTr("Allow Bluetooth", "button: the system asks the person")
        onClicked: remedy.allow()
        width: parent.width
    }
    SecondaryButton {
        visible: root.leadsToSettings
        text: qsTr("Open the settings", "button: the settings of the system")
        onClicked: remedy.openSettings()
        width: parent.width
    }
    Line {
        visible: root.copies
        text: remedy.command
        wrapMode: Text.WrapAnywhere
        font: Theme.small
    }
    SecondaryButton {
        visible: root.copies
        text: qsTr("Copy the command", "button: so that it can be pasted into a terminal")
        onClicked: remedy.copyCommand()
        width: parent.width
    }
}
