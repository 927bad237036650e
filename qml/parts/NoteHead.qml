import QtQuick

// The head of one column: icon, letter, and how many of how many are certain.
Column {
    id: root

    property string object
    property string count
    property bool wrong: false

    spacing: 2
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: Words.object(object) + ", " + count

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 5
        ObjectIcon {
            object: root.object
            size: Math.min(Theme.sized(18), root.width * 0.4)
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: root.object
            font.family: Theme.sans
            font.weight: Font.DemiBold
            font.pixelSize: Math.min(Theme.sized(14), 20)
            color: Theme.text
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Text {
        width: root.width
        leftPadding: 4
        rightPadding: 4
        horizontalAlignment: Text.AlignHCenter
        text: root.count
        font.family: Theme.sans
        font.weight: Font.Medium
        font.pixelSize: Theme.sized(12)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        color: root.wrong ? Theme.danger : Theme.muted
    }
}
