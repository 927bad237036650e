import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Somebody else wants to carry the table on: this device's people agree, or do not.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property string who: CompanyWords.names(company.offeredBy, table.players)

    objectName: "offerSheet"
    title: qsTr("Carry on with %1?", "question: %1 one or several names").arg(who)

    SheetText {
        text: Words.fill(qsTr("%1. %2 wants to carry on, and everybody within reach must agree.", "%1 'Ana's phone is out of reach', %2 a name"),
            CompanyWords.outOfReach(root.company.hostPlayers, root.table.players), root.who)
    }
    SheetText {
        text: qsTr("%1 leads the table from then on. When the lost phone returns it follows; what was entered only there meanwhile does not count then.", "%1 'Luca's phone'").arg(CompanyWords.phone(root.company.offeredBy, root.table.players))
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "agree"
        text: qsTr("Agree", "button: another phone may carry the table on")
        onClicked: {
            root.company.reply(true);
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "disagree"
        text: qsTr("Not yet", "button: another phone may not carry the table on")
        onClicked: {
            root.company.reply(false);
            root.close();
        }
        Layout.fillWidth: true
    }
}
