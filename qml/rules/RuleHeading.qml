import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// The title of a section, to tap: opens and closes it, or goes there.
T.AbstractButton {
    id: root

    property string iconName
    property bool folding: false // opens and closes, with a sign that says so
    property bool current: false // open, or where one is

    implicitHeight: Math.max(Theme.touch + 4, words.implicitHeight + 20)
    leftPadding: 14
    rightPadding: 10
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: folding ? current ? qsTr("open", "spoken of a section of the rules") : qsTr("closed", "spoken of a section of the rules")
        : current ? qsTr("chosen", "spoken of a section of the rules") : ""
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.current ? Theme.selected : Theme.surface
        line: root.current && !root.folding ? Theme.accent : Theme.outline
        down: root.down
        focused: root.visualFocus
    }
    contentItem: Item { // qmllint disable
        Icon {
            id: sign
            name: root.iconName
            size: 20
            colour: root.current ? Theme.needle : Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            anchors { left: sign.right; leftMargin: 12; right: root.folding ? way.left : parent.right; rightMargin: root.folding ? Theme.gap : 0; verticalCenter: parent.verticalCenter }
            text: root.text
            font: Theme.label
            color: Theme.text
            wrapMode: Text.Wrap
        }
        Icon {
            id: way
            visible: root.folding
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            name: "ui-down"
            size: 20
            colour: Theme.muted
            rotation: root.current ? 180 : 0
        }
    }
}
