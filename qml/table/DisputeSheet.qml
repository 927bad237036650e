import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A seat was taken, lent or removed without its player, who says so: people may go on from before that, or as it is.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property var dispute: company.disputed // ShownTakeover
    readonly property string name: table.players[dispute.player]?.name ?? ""

    objectName: "disputeSheet"
    title: CompanyWords.objection(dispute, table.players)

    SheetText {
        objectName: "dispute"
        text: root.dispute.deed === "Released" ? qsTr("%1 was removed and says that this was not right; the result is marked as disputed.", "%1 a player").arg(root.name)
            : Words.fill(root.dispute.deed === "Lent" ? qsTr("%2 agreed that a bot plays for %1, and %1 was there. The result is marked as disputed.", "%1 a player, %2 one or several names")
                : qsTr("%2 agreed to another phone for %1, and %1 says it was somebody else. %1 has the seat back; the result is marked as disputed.", "%1 a player, %2 one or several names"),
                root.name, CompanyWords.names(root.dispute.agreed, root.table.players))
    }
    LostLines {
        table: root.table
        lines: root.company.lost
        one: qsTr("If more than half of you want to go on from before that, this entry does not count any more:", "above one line of the log")
        several: qsTr("If more than half of you want to go on from before that, these %1 entries do not count any more:", "above several lines of the log")
        Layout.fillWidth: true
    }
    WaitingDot {
        objectName: "goingBack"
        visible: root.company.offering
        text: qsTr("The others must agree on their own phones.", "somebody wants to go on from before a seat was taken")
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "goBefore"
        visible: !root.company.offering
        text: qsTr("Go on from before that", "button: before a seat was taken")
        onClicked: {
            root.company.goBefore(root.dispute.entry);
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "goOn"
        visible: !root.company.offering
        text: qsTr("Go on as it is", "button: a seat was taken, and is back")
        onClicked: {
            root.company.goOn(root.dispute.entry);
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "stayHere"
        visible: root.company.offering
        text: qsTr("Cancel request", "button that takes an offer to carry on back")
        onClicked: {
            root.company.withdraw();
            root.close();
        }
        Layout.fillWidth: true
    }
}
