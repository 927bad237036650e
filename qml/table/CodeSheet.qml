import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The code of an open table for another phone: to scan, to type, and what happens then.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property bool reachable: company.air === "Ready"

    objectName: "codeSheet"
    title: qsTr("Let another phone join", "title")
    onAboutToShow: company.openDoor()

    QrPicture {
        visible: root.reachable
        text: root.company.link
        Layout.preferredWidth: Math.max(132, Math.min(220, root.availableWidth, (root.parent?.height ?? 600) * 0.38))
        Layout.preferredHeight: Layout.preferredWidth
        Layout.alignment: Qt.AlignHCenter
    }
    CodeText {
        code: root.table.code
        room: root.availableWidth
        Layout.alignment: Qt.AlignHCenter
    }
    SheetText {
        objectName: "codeText"
        text: !root.reachable ? CompanyWords.air(root.company.air)
            : root.company.host || !root.company.several
            ? qsTr("On the other phone choose “Enter game code” and scan or type this. It then appears here at the door, and you say who it is for.", "letting another phone join an open table")
            : qsTr("On the other phone choose “Enter game code” and scan or type this. It then appears at the door of the phone that leads the table: %1.", "letting another phone join an open table; %1 one or several names").arg(CompanyWords.names(root.company.hostPlayers, root.table.players))
    }
    SecondaryButton {
        text: qsTr("Done", "button that closes a sheet")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
