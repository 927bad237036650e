import QtQuick
import QtQuick.Templates as T

// A step beside the next one. An icon before and a time cost after the words are optional.
T.Button {
    id: root

    property string iconName
    property string cost
    property int player: -1 // whose shape stands before the words

    readonly property color ink: enabled ? Theme.text : Theme.muted

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(48, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 20
    verticalPadding: 10
    font: Theme.button
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: cost === "" ? text : text + ", " + Words.costs(cost)
    Accessible.description: enabled ? "" : Words.unavailable
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Math.min(height, 48) / 2
        fill: root.enabled ? Theme.raised : Theme.surface
        line: root.enabled ? Theme.control : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: ButtonWords {
        iconName: root.iconName
        player: root.player
        text: root.text
        cost: root.cost
        font: root.font
        ink: root.ink
    }
}
