import QtQuick

// The head of one row: the needle bar if the sector is visible now, its number, a comet if comets can be there, a line
// under the number if something is written about it.
Item {
    id: root

    property int sector
    property bool bright: false
    property bool comet: false
    property bool noted: false
    property bool wrong: false
    property bool lit: false // help points at it

    readonly property bool narrow: width < 40

    Accessible.role: Accessible.RowHeader
    Accessible.name: Words.list([Words.sector(sector), bright ? qsTr("visible", "a sector in the visible half of the sky") : "",
        comet ? qsTr("comet sector", "a sector where comets can be") : "",
        noted ? qsTr("with a text", "a sector of the notes about which something is written") : "",
        wrong ? qsTr("contradicts", "spoken of a mark that cannot be") : ""])

    Rectangle {
        visible: root.bright
        y: 2
        width: 3
        height: root.height - 4
        radius: 1.5
        color: Theme.needle
    }
    Rectangle {
        visible: root.lit
        anchors { left: parent.left; leftMargin: 5; right: parent.right; rightMargin: 1; verticalCenter: parent.verticalCenter }
        height: Math.min(root.height - 4, 28)
        radius: height / 2
        color: Theme.accent
    }
    Label {
        id: number
        anchors { right: parent.right; rightMargin: root.narrow ? 10 : 18; verticalCenter: parent.verticalCenter }
        text: root.sector
        font.family: Theme.sans
        font.weight: root.bright ? Font.DemiBold : Font.Medium
        font.pixelSize: Math.min(Theme.sized(14), root.narrow ? 13 : 20)
        color: root.lit ? Theme.accentInk : root.wrong ? Theme.danger : root.bright ? Theme.text : Theme.muted
    }
    Rectangle {
        visible: root.noted
        anchors { top: number.bottom; left: number.left; right: number.right }
        height: 2
        radius: 1
        color: Theme.muted
    }
    ObjectIcon {
        visible: root.comet
        anchors { right: parent.right; rightMargin: root.narrow ? 1 : 5; verticalCenter: parent.verticalCenter }
        object: "C"
        colour: root.lit ? Theme.accentInk : Theme.objectColour("C")
        size: root.narrow ? 8 : 10
        opacity: Theme.quiet(0.8)
    }
}
