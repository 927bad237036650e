import QtQuick

// What something costs in time: the orbit and a number.
Row {
    id: root

    property string cost
    property color colour: Theme.muted
    property font font: Theme.small
    readonly property real iconSize: font.pixelSize * 0.95

    spacing: 4
    visible: cost !== ""
    Accessible.ignored: true

    Icon {
        name: "ui-time"
        size: root.iconSize
        colour: root.colour
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        text: root.cost
        font: root.font
        color: root.colour
        anchors.verticalCenter: parent.verticalCenter
    }
}
