pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A player is out of reach: wait, go on with another device, let a bot play meanwhile, or go on without that player. The
// last is asked twice, because a seat that was left cannot be taken again.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    property int player: -1
    property bool leaving: false
    property string trouble

    readonly property string name: table.players[player]?.name ?? ""
    readonly property string refusal: player >= 0 && company.host ? company.refusalOfRelease(player) : ""

    signal codeWanted()

    objectName: "awaySheet"
    title: leaving ? qsTr("Go on without %1?", "question, %1 a player").arg(name) : qsTr("%1 is out of reach", "title, %1 a player").arg(name)
    onAboutToShow: {
        leaving = false;
        trouble = "";
    }

    SheetText {
        text: root.leaving ? qsTr("The pawn leaves the board. Theories already placed stay, and count if they can still be turned up. This can’t be undone.", "what going on without a player means")
            : qsTr("The table keeps looking for that phone and goes on when it’s back. Nothing is lost.", "a player is out of reach")
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    PrimaryButton {
        visible: !root.leaving
        text: qsTr("Wait for %1", "button, %1 a player").arg(root.name)
        onClicked: root.close()
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "otherPhone"
        visible: !root.leaving && root.company.host
        text: qsTr("%1 has another phone", "button, %1 a player: to go on with it").arg(root.name)
        onClicked: {
            root.close();
            root.codeWanted();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "lend"
        visible: !root.leaving && root.player >= 0 && root.company.mayLend(root.player)
        text: qsTr("Let a bot play for %1", "button, %1 a player: until that player is back").arg(root.name)
        onClicked: {
            root.trouble = root.company.lend(root.player);
            if (root.trouble === "")
                root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "goOnWithout"
        visible: !root.leaving && root.company.host
        enabled: root.refusal === ""
        text: qsTr("Go on without %1", "button, %1 a player").arg(root.name)
        onClicked: root.leaving = true
        Layout.fillWidth: true
    }
    SheetText {
        visible: text !== "" && !root.leaving
        text: RefusalWords.why(root.refusal)
        font: Theme.small
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
    }
    PrimaryButton {
        objectName: "goOnNow"
        visible: root.leaving
        text: qsTr("Go on without %1", "button, %1 a player").arg(root.name)
        onClicked: {
            root.trouble = root.company.release(root.player);
            if (root.trouble === "")
                root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        visible: root.leaving
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.leaving = false
        Layout.fillWidth: true
    }
}
