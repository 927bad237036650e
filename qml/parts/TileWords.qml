import QtQuick

// What stands on a tile: icon over words over cost.
Item {
    id: root

    property string iconName
    property string text
    property string cost
    property font font: Theme.label
    property color ink: Theme.text
    property color iconColour: Theme.accent

    implicitWidth: Math.ceil(line.advanceWidth) + 2
    implicitHeight: column.implicitHeight

    TextMetrics {
        id: line
        font: root.font
        text: root.text
    }
    Column {
        id: column
        anchors.centerIn: parent
        spacing: 4
        Icon {
            name: root.iconName
            size: 24
            colour: root.iconColour
            anchors.horizontalCenter: parent.horizontalCenter
        }
        FittedLabel {
            visible: text !== ""
            width: root.width
            text: root.text
            face: root.font
            least: 0.75
            color: root.ink
        }
        TimeCost {
            cost: root.cost
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }
}
