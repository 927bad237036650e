import QtQuick
import QtQuick.Templates as T

// One of several to choose from: an object, a topic, a player. Upright like a tile, or a row with a second line.
T.RadioButton {
    id: root

    property string object // an object's letter, or
    property string iconName // an icon's name, or
    property string letter // a letter in the titles' face
    property string detail
    property bool upright: true

    padding: upright ? 2 : 14
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + 2 * padding)
    implicitHeight: Math.max(upright ? 68 : 60, implicitContentHeight + (upright ? 16 : 2 * padding))
    font: upright ? (checked ? Theme.smallStrong : Theme.small) : Theme.label
    focusPolicy: Qt.StrongFocus

    function choose() {
        root.checked = true;
        root.clicked();
    }
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: enabled ? detail : Words.list([detail, Words.unavailable])
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: if (enabled) choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    background: Surface {
        radius: root.upright ? Theme.radiusTile : Theme.radiusCard
        fill: root.checked ? Theme.selected : Theme.surface
        line: root.checked ? Theme.accent : Theme.outline
        border.width: root.checked ? 2 : 1
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: ChoiceWords {
        object: root.object
        iconName: root.iconName
        letter: root.letter
        text: root.text
        detail: root.detail
        font: root.font
        upright: root.upright
        strong: root.checked
    }
}
