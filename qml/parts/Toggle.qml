import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// Something that is on or off, with a word about it.
T.Switch {
    id: root

    property string detail

    implicitWidth: 240
    implicitHeight: Math.max(52, contentItem.implicitHeight + 12)
    font: Theme.body
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: flip()
    Accessible.onToggleAction: flip()
    Keys.onReturnPressed: flip()
    Keys.onEnterPressed: flip()
    function flip() {
        root.toggle();
        root.toggled();
    }

    indicator: Rectangle {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: 52
        height: 30
        radius: 15
        color: root.checked ? Theme.accent : Theme.surface
        border.color: root.checked ? Theme.accent : Theme.control
        Rectangle {
            x: root.checked ? 25 : 3
            y: 3
            width: 24
            height: 24
            radius: 12
            color: root.checked ? Theme.accentInk : Theme.control
            Behavior on x { NumberAnimation { duration: Theme.pressTime } }
            Icon {
                visible: root.checked
                anchors.centerIn: parent
                name: "ui-check"
                size: 16
                colour: Theme.accent
            }
        }
        FocusRing { visible: Theme.isMarked(root); corner: 15 }
    }
    contentItem: Item { // qmllint disable
        implicitHeight: words.implicitHeight
        ColumnLayout {
            id: words
            width: parent.width - 64
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Label {
                text: root.text
                font: root.font
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Label {
                visible: text !== ""
                text: root.detail
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
    }
}
