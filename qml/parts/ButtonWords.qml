import QtQuick

// What stands on a button: an icon, the words, what it costs, in the middle and wrapped where they must.
Item {
    id: root

    property string iconName
    property string text
    property string cost
    property int player: -1
    property font font: Theme.button
    property color ink: Theme.text

    readonly property real iconRoom: iconName === "" && player < 0 ? 0 : font.pixelSize * 1.25 + Theme.gap
    readonly property real costRoom: cost === "" ? 0 : price.implicitWidth + Theme.gap

    implicitWidth: Math.ceil(line.advanceWidth) + 2 + iconRoom + costRoom
    implicitHeight: words.implicitHeight

    TextMetrics {
        id: line
        font: root.font
        text: root.text
    }
    Row {
        id: words
        anchors.centerIn: parent
        spacing: Theme.gap
        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: root.font.pixelSize * 1.25
            colour: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        PlayerShape {
            visible: root.player >= 0
            player: Math.max(0, root.player)
            size: root.font.pixelSize
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            width: Math.min(Math.ceil(line.advanceWidth) + 1, Math.max(0, root.width - root.iconRoom - root.costRoom))
            text: root.text
            font: root.font
            color: root.ink
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            anchors.verticalCenter: parent.verticalCenter
        }
        TimeCost {
            id: price
            cost: root.cost
            font: root.font
            colour: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
