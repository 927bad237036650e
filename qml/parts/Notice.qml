import QtQuick
import QtQuick.Layouts

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

    RowLayout {
        anchors.fill: parent
        spacing: 14
        Icon {
            name: root.iconName
            colour: root.colour
            Layout.alignment: Qt.AlignVCenter
        }
        ColumnLayout {
            spacing: 2
            Text {
                visible: root.title !== ""
                text: root.title
                font: Theme.label
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Text {
                visible: root.detail !== ""
                text: root.detail
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
    }
}
