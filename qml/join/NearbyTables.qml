pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Tables that are being gathered near this device, to begin typing with a tap. Where the radio cannot be used there is nothing here: others say why.
Column {
    id: root

    required property Nearby nearby
    required property string air // as LobbyForm says it
    readonly property int count: nearby.tables.length

    signal chosen(string lobby)

    visible: air === "Ready" || air === "NotAllowed"
    spacing: Theme.gap
    AirRemedy { id: remedy; session: root.nearby.session }

    GroupTitle {
        id: title
        visible: tables.visible
        topPadding: 0
        text: qsTr("Tables nearby", "heading over tables that are being gathered near this device")
    }
    Flow {
        id: tables
        visible: root.air === "Ready" && root.count > 0
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.count
            NearTableChip {
                required property int index
                table: root.nearby.tables[index]
                width: Math.min(implicitWidth, root.width)
                onClicked: root.chosen(lobby)
            }
        }
    }
    WaitingDot {
        visible: root.air === "Ready" && root.count === 0
        text: qsTr("Looking for tables nearby…", "while this device looks for tables that are being gathered near it")
        size: Math.min(30, Theme.body.pixelSize * 1.4)
        width: parent.width
        height: Math.max(implicitHeight, title.implicitHeight + Theme.gap + Theme.touch) // so that nothing moves when the first table is found
    }
    SecondaryButton {
        visible: root.air === "NotAllowed"
        text: qsTr("Look for tables nearby", "button: the system asks whether the app may use Bluetooth")
        onClicked: remedy.allow()
        width: parent.width
    }
}
