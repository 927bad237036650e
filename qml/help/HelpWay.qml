import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// One way of help to choose: what it does, and how often it was used. With a reason it cannot be chosen.
T.AbstractButton {
    id: root

    property string iconName
    property string detail
    property int uses: 0
    property string reason

    readonly property bool open: reason === ""
    readonly property string below: open ? ReasonWords.times(uses) : reason

    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    enabled: open
    padding: 14
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: Words.list([detail, below])
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.open ? Theme.raised : Theme.surface
        line: root.open ? Theme.control : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item { // qmllint disable
        Icon {
            id: sign
            name: root.iconName
            size: 24
            colour: root.open ? Theme.accent : Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            anchors { left: sign.right; leftMargin: 14; right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 2
            WayLine { text: root.text; font: Theme.label; color: root.open ? Theme.text : Theme.muted }
            WayLine { text: root.detail; font: Theme.subtitle; color: root.open ? Theme.text : Theme.muted }
            WayLine { text: root.below; font: Theme.small; color: Theme.muted }
        }
    }

    component WayLine: Label {
        wrapMode: Text.Wrap
        width: parent.width
    }
}
