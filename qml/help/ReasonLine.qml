import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// One thing that was told, as a reason. A tap points at what it is about.
T.AbstractButton {
    id: root

    property string iconName
    property bool current: false // it is being pointed at

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + topPadding + bottomPadding)
    padding: 8
    leftPadding: 10
    rightPadding: 10
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: current ? qsTr("lit up on the sheet", "spoken of a reason whose sectors are pointed at") : ""
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.current ? Theme.selected : Theme.surface
        line: root.current ? Theme.accent : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item { // qmllint disable
        Icon {
            id: sign
            name: root.iconName
            size: 18
            colour: root.current ? Theme.accent : Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            anchors { left: sign.right; leftMargin: 10; right: parent.right; verticalCenter: parent.verticalCenter }
            text: root.text
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
        }
    }
}
