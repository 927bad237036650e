import QtQuick

// A card that says what is in the way, or what went wrong and what still works.
Card {
    id: root

    property string iconName: "ui-warning"
    property string title
    property string detail
    property color colour: Theme.muted

    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: detail

    Item {
        anchors.fill: parent
        implicitWidth: 240
        implicitHeight: Math.max(icon.height, words.implicitHeight)
        Icon {
            id: icon
            name: root.iconName
            colour: root.colour
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: icon.width + 14
            width: parent.width - x
            spacing: 2
            anchors.verticalCenter: parent.verticalCenter
            Label {
                visible: root.title !== ""
                text: root.title
                font: Theme.label
                color: Theme.text
                wrapMode: Text.Wrap
                width: parent.width
            }
            Label {
                visible: root.detail !== ""
                text: root.detail
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                width: parent.width
            }
        }
    }
}
