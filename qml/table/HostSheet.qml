pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The device that leads the table is out of reach, or not believed any more: what works meanwhile, and carrying on without it.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property bool alone: company.within.length === 0
    readonly property string others: CompanyWords.names(company.within, table.players)

    objectName: "hostSheet"
    title: CompanyWords.gone(company, table.players)

    SheetText {
        text: root.company.hostLied ? qsTr("It signed two different stories. Notes and log still work, actions wait until another phone leads the table.", "the phone that led the table was proven to lie")
            : qsTr("Gone for %1; this phone keeps looking for it. Notes and log still work, actions wait.", "%1 a time: 0:20").arg(CompanyWords.time(Math.max(0, root.company.hostless)))
    }
    Notice {
        objectName: "declined"
        visible: root.company.declined
        iconName: "ui-time"
        title: qsTr("Too few agreed to carry on", "answer of the others")
        detail: qsTr("Talk it over. You can ask again at any time.", "answer of the others")
        Layout.fillWidth: true
    }
    WaitingDot {
        objectName: "offering"
        visible: root.company.offering
        text: root.alone ? qsTr("Looking for the others: they must agree on their own phones", "the phone that led the table is gone")
            : qsTr("%1 must agree on their own phone", "%1 one or several names").arg(root.others)
        Layout.fillWidth: true
    }
    SheetText {
        visible: !root.company.offering
        color: Theme.muted
        text: root.alone
            ? qsTr("Nobody else is within reach yet. If the others are near, wait until they are found: carrying on alone can split the table.", "before carrying on without the phone that led the table")
            : qsTr("Within reach: %1. If more than half of you agree, this phone leads the table from now on.", "before carrying on, %1 one or several names").arg(root.others)
    }
    SheetText {
        visible: !root.company.offering && !root.company.hostLied
        color: Theme.muted
        text: qsTr("When the lost phone returns, it follows. What was entered only there no longer counts, but stays visible.", "before carrying on without the phone that led the table")
    }
    PrimaryButton {
        objectName: "carryOn"
        visible: !root.company.offering
        enabled: root.company.mayCarryOn
        text: root.company.hostLied ? qsTr("Carry on from this phone", "button: it leads the table from then on")
            : qsTr("Carry on without it", "button: without the phone that led the table")
        onClicked: root.company.carryOn()
        Layout.fillWidth: true
    }
    SheetText {
        visible: !root.company.offering && !root.company.mayCarryOn
        text: qsTr("In a few seconds: it may come back by itself.", "below a button that cannot be used yet")
        font: Theme.small
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
    }
    SecondaryButton {
        objectName: "withdraw"
        visible: root.company.offering
        text: qsTr("Cancel request", "button that takes an offer to carry on back")
        onClicked: root.company.withdraw()
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Keep waiting", "button that closes a sheet")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
