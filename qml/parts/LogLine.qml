import QtQuick
import QtQuick.Layouts

// One line of what happened: whose or what, the words, the cost.
RowLayout {
    id: root

    property int player: -1 // the shape before the words, or
    property string iconName // an icon
    property color iconColour: Theme.needle
    property string text
    property string cost

    spacing: 10
    Accessible.role: Accessible.StaticText
    Accessible.name: cost === "" ? text : text + ", " + Words.costs(cost)

    Item {
        implicitWidth: 18
        implicitHeight: 20
        Layout.alignment: Qt.AlignTop
        PlayerShape {
            anchors.centerIn: parent
            visible: root.player >= 0
            player: Math.max(0, root.player)
            size: 11
        }
        Icon {
            anchors.centerIn: parent
            visible: root.player < 0
            name: root.iconName
            size: 16
            colour: root.iconColour
        }
    }
    Label {
        text: root.text
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Layout.minimumHeight: 20
    }
    TimeCost {
        cost: root.cost
        font: Theme.label
        Layout.alignment: Qt.AlignTop
    }
}
