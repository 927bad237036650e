import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Somebody else wants to carry the table on, or to go on from before a seat was taken: this device's people agree, or do
// not.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    // What is answered is what was read.
    property int offer: -1
    property var by: []
    property int robbed: -1 // a player, when it goes back

    readonly property string who: CompanyWords.names(by, table.players)
    readonly property string name: table.players[robbed]?.name ?? ""

    function answer(yes: bool) {
        root.company.reply(root.offer, yes);
        root.close();
    }

    objectName: "offerSheet"
    title: robbed >= 0 ? qsTr("Go on from before %1’s seat was taken?", "question: %1 a player").arg(name) : qsTr("Carry on with %1?", "question: %1 one or several names").arg(who)
    onAboutToShow: {
        offer = company.offer;
        by = company.offeredBy;
        robbed = company.leaves.player;
    }

    SheetText {
        objectName: "offer"
        text: root.robbed >= 0 ? qsTr("%1 asks for it, and more than half of you must agree.", "%1 one or several names").arg(root.who)
            : Words.fill(qsTr("%1. %2 wants to carry on, and more than half of you must agree.", "%1 'Ana's phone is out of reach', %2 a name"),
                CompanyWords.gone(root.company, root.table.players), root.who)
    }
    LostLines {
        table: root.table
        lines: root.robbed >= 0 ? root.company.lost : []
        one: qsTr("Then this entry does not count any more:", "above one line of the log")
        several: qsTr("Then these %1 entries do not count any more:", "above several lines of the log")
        Layout.fillWidth: true
    }
    SheetText {
        text: root.robbed >= 0 || root.company.hostLied ? qsTr("%1 leads the table from then on.", "%1 'Luca's phone'").arg(CompanyWords.phone(root.by, root.table.players))
            : qsTr("%1 leads the table from then on. When the lost phone returns it follows; what was entered only there meanwhile does not count then.", "%1 'Luca's phone'").arg(CompanyWords.phone(root.by, root.table.players))
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "agree"
        text: qsTr("Agree", "button: another phone may carry the table on")
        onClicked: root.answer(true)
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "disagree"
        text: qsTr("Not yet", "button: another phone may not carry the table on")
        onClicked: root.answer(false)
        Layout.fillWidth: true
    }
}
