pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A player is removed for good. Asked twice, because a seat that was left cannot be taken again.
Sheet {
    id: root

    required property TableModel table
    property int leaver: -1
    property string trouble
    readonly property string name: leaver >= 0 ? table.players[leaver].name : ""

    title: leaver < 0 ? qsTr("Remove a player", "title; the game goes on without that player") : qsTr("Remove %1?", "question, %1 a player").arg(name)
    onAboutToShow: {
        leaver = -1;
        trouble = "";
    }

    Label {
        text: qsTr("The pawn leaves the board. Theories already placed stay and still count. This can’t be undone.", "what leaving means")
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
            text: LogWords.marked(modelData)
            player: modelData.colour
            onClicked: root.leaver = modelData.player
            Layout.fillWidth: true
        }
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "leaveNow"
        visible: root.leaver >= 0
        iconName: "ui-close"
        text: qsTr("Remove", "button: a player, from the game")
        onClicked: {
            root.trouble = root.table.releaseSeat(root.leaver);
            if (root.trouble === "")
                root.close();
        }
        Layout.fillWidth: true
    }
    PrimaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
