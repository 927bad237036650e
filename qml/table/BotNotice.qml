import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A bot is at work; whoever does not want to wait need not.
RowLayout {
    id: root

    property Bots bots: null
    required property TableModel table
    readonly property var who: bots && bots.thinking >= 0 ? table.players[bots.thinking] ?? null : null

    visible: who !== null && !table.mustChoose // then the bots are not what the game waits for
    spacing: Theme.gap
    WaitingDot {
        objectName: "botThinks"
        text: root.who ? qsTr("%1 is at the telescope", "a bot is thinking; %1 its name").arg(root.who.name) : ""
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignVCenter
    }
    SecondaryButton {
        text: qsTr("Skip", "button: bots act at once")
        Accessible.description: qsTr("The bots act at once", "spoken about the button")
        font: Theme.labelPlain
        implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
        horizontalPadding: 18
        onClicked: root.bots.hurry()
    }
}
