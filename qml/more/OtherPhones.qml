pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Who is at which device and within reach, and whose device was proven to lie. Somebody who is not within reach can be tapped: what now?
Card {
    id: root

    required property CompanyModel company
    required property TableModel table

    signal tapped(int player)

    topPadding: 12
    bottomPadding: 4
    contentItem: Column { // qmllint disable
        id: column
        Label {
            text: qsTr("Phones at this table", "heading")
            font: Theme.small
            color: Theme.muted
            bottomPadding: 4
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: Array.from(root.table.players).filter(one => one.seated)
            PhoneRow {
                required property var modelData
                objectName: "phone" + modelData.player
                player: modelData
                leads: Array.from(root.company.hostPlayers).includes(modelData.player)
                width: column.width
                onClicked: root.tapped(modelData.player)
            }
        }
        Repeater {
            model: root.company.culprits
            Label {
                required property var modelData
                objectName: "culprit"
                text: CompanyWords.culprit(modelData, root.table.players)
                font: Theme.small
                color: Theme.danger
                wrapMode: Text.Wrap
                topPadding: 4
                bottomPadding: 8
                width: column.width
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
