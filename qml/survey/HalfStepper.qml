import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// With the board on the table: the visible half, turned sector by sector until it is as on the board.
Card {
    id: root

    property int from
    property int to

    signal stepped(int by)

    padding: 4
    contentItem: RowLayout {
        spacing: Theme.gap
        IconButton {
            objectName: "halfBack"
            iconName: "ui-back"
            text: qsTr("Visible sky one sector back", "spoken name of a button")
            onClicked: root.stepped(-1)
        }
        Label {
            objectName: "half"
            text: qsTr("Visible on the board: %1", "%1 sectors, '11–4'").arg(LogWords.run(root.from, root.to))
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            objectName: "halfOn"
            iconName: "ui-forward"
            text: qsTr("Visible sky one sector on", "spoken name of a button")
            onClicked: root.stepped(1)
        }
    }
}
