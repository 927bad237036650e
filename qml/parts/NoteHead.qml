import QtQuick

// The head of one column: icon, letter, and how many of how many are certain.
Column {
    id: root

    property string object
    property int certain: 0
    property int total: 0
    property bool wrong: false
    property bool lit: false // help points at it

    readonly property string count: qsTr("%1 of %2", "over a column of the notes: %1 are certain, the sky has %2").arg(certain).arg(total)

    spacing: 2
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: Words.list([Words.object(object), count, wrong ? qsTr("contradicts", "spoken of a mark that cannot be") : ""])

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 5
        ObjectIcon {
            object: root.object
            size: Math.min(Theme.sized(18), root.width * 0.4)
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.object
            font.family: Theme.sans
            font.weight: Font.DemiBold
            font.pixelSize: Math.min(Theme.sized(14), 20)
            color: root.lit ? Theme.accent : Theme.text
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 2
        WrongBadge {
            visible: root.wrong
            size: 12
            border.width: 0
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            width: Math.min(Math.ceil(line.advanceWidth) + 1, root.width - (root.wrong ? 18 : 10))
            horizontalAlignment: Text.AlignHCenter
            text: root.count
            font: root.wrong ? Theme.smallStrong : Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            color: root.wrong ? Theme.danger : Theme.muted
        }
    }
    TextMetrics {
        id: line
        font: root.wrong ? Theme.smallStrong : Theme.small
        text: root.count
    }
}
