import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What was asked is on its way to the device that leads the table. It comes up only where that takes more than a moment,
// and whoever does not want to wait can go: the question stays on its way.
Sheet {
    id: root

    required property Session session
    property bool waits: false

    signal left()

    CompanyModel { id: company; session: root.session }
    TableModel { id: table; session: root.session }
    readonly property string whom: CompanyWords.phone(company.hostPlayers, table.players)

    objectName: "waitingSheet"
    title: company.hostHere ? qsTr("Asking the table", "title, while another phone is asked") : CompanyWords.outOfReach(company.hostPlayers, table.players)
    onWaitsChanged: if (!waits) close()
    Timer {
        running: root.waits
        interval: 400
        onTriggered: root.open()
    }

    WaitingDot {
        text: company.hostHere ? qsTr("%1 enters it and answers.", "while another phone is asked; %1 'Ana's phone'").arg(root.whom)
                               : qsTr("Your question is kept and asked as soon as that phone is back.", "while another phone is out of reach")
        Layout.fillWidth: true
    }
    SheetText {
        text: qsTr("No need to wait here: you will see the answer wherever you are, and it will be in your notes.", "while another phone is asked")
        color: Theme.muted
    }
    SecondaryButton {
        objectName: "backToTable"
        text: qsTr("Back to the table", "button, while another phone is asked")
        onClicked: {
            root.close();
            root.left();
        }
        Layout.fillWidth: true
    }
}
