pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Who leaves the game for good. Asked twice, because a seat that was left cannot be taken again.
Sheet {
    id: root

    required property TableModel table
    property int leaver: -1
    property string trouble
    readonly property string name: leaver >= 0 ? table.players[leaver].name : ""

    title: leaver < 0 ? qsTr("Who leaves the game?", "question") : qsTr("%1 leaves for good?", "question, %1 a player").arg(name)
    onAboutToShow: {
        leaver = -1;
        trouble = "";
    }

    Label {
        text: qsTr("The pawn leaves the board. Theories that are already placed stay and still count. The seat cannot be taken again.", "what leaving means")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.leaver < 0 ? root.table.players : []
        SecondaryButton {
            required property var modelData
            visible: modelData.seated
            text: modelData.name
            player: modelData.colour
            onClicked: root.leaver = modelData.player
            Layout.fillWidth: true
        }
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "leaveNow"
        visible: root.leaver >= 0
        text: qsTr("%1 leaves", "button, %1 a player").arg(root.name)
        onClicked: {
            root.trouble = root.table.releaseSeat(root.leaver);
            if (root.trouble === "")
                root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
