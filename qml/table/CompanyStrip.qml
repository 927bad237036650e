import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// A slim strip above everything at the table: what is the matter with the other devices, and a tap that shows what can
// be done. It says that a device is back, and goes.
T.AbstractButton {
    id: root

    property string iconName: "ui-link-lost"
    property string detail
    property bool urgent: false // people must decide something
    readonly property bool roomy: detail !== "" && Theme.textScale < 1.3 && Window.height >= 500

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 14)
    leftPadding: Theme.margin(width)
    rightPadding: Theme.margin(width)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: detail
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        color: root.down ? Theme.pressed(Theme.raised) : Theme.raised
        Rectangle {
            y: parent.height - 1
            width: parent.width
            height: 1
            color: root.urgent ? Theme.accent : Theme.outline
        }
        FocusRing { visible: Theme.isMarked(root); anchors.margins: 2 }
    }
    contentItem: Item { // qmllint disable
        Icon {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            size: 18
            colour: root.urgent ? Theme.needle : Theme.muted
        }
        Column {
            id: words
            anchors { left: sign.right; leftMargin: 12; right: more.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            Label {
                objectName: "stripText"
                text: root.text
                font: Theme.label
                color: Theme.text
                wrapMode: Text.Wrap
                width: parent.width
            }
            Label {
                visible: root.roomy
                text: root.detail
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                width: parent.width
            }
        }
        Icon {
            id: more
            visible: root.enabled
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            name: "ui-forward"
            size: 16
            colour: Theme.muted
        }
    }
}
