import QtQuick

// The head of one row: the needle bar if the sector is visible now, its number, a comet if comets can be there.
Item {
    id: root

    property int sector
    property bool bright: false
    property bool comet: false

    Accessible.role: Accessible.RowHeader
    Accessible.name: Words.list([Words.sector(sector), bright ? qsTr("visible", "a sector in the visible half of the sky") : "",
        comet ? qsTr("comet sector", "a sector where comets can be") : ""])

    Rectangle {
        visible: root.bright
        y: 2
        width: 3
        height: root.height - 4
        radius: 1.5
        color: Theme.needle
    }
    Text {
        anchors { right: parent.right; rightMargin: root.width < 40 ? 10 : 18; verticalCenter: parent.verticalCenter }
        text: root.sector
        font.family: Theme.sans
        font.weight: root.bright ? Font.DemiBold : Font.Medium
        font.pixelSize: Math.min(Theme.sized(14), root.width < 40 ? 13 : 20)
        color: root.bright ? Theme.text : Theme.muted
    }
    ObjectIcon {
        visible: root.comet
        anchors { right: parent.right; rightMargin: root.width < 40 ? 1 : 5; verticalCenter: parent.verticalCenter }
        object: "C"
        size: root.width < 40 ? 8 : 10
        opacity: 0.8
    }
}
