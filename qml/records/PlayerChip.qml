import QtQuick
import QtQuick.Templates as T
import Aphelion.Parts

// A player of this device to choose; a lock where a PIN is wanted.
T.RadioButton {
    id: root

    property bool locked: false

    padding: 10
    leftPadding: 16
    rightPadding: 16
    implicitWidth: Math.max(Theme.touch, words.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: locked ? qsTr("%1, with a PIN", "spoken name of a player to choose").arg(text) : text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Math.min(height, 44) / 2
        fill: root.checked ? Theme.selected : Theme.surface
        line: root.checked ? Theme.accent : Theme.control
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item { // qmllint disable
        implicitWidth: words.implicitWidth
        implicitHeight: words.implicitHeight
        Row {
            id: words
            anchors.centerIn: parent
            spacing: 6
            Label {
                text: root.text
                font: Theme.label
                color: Theme.text
            }
            Icon {
                visible: root.locked
                anchors.verticalCenter: parent.verticalCenter
                name: "ui-lock"
                size: 14
                colour: Theme.muted
            }
        }
    }
}
