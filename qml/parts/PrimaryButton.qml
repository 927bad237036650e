import QtQuick
import QtQuick.Templates as T

// The one next step of a screen. An icon before and a time cost after the words are optional.
T.Button {
    id: root

    property string iconName
    property string cost

    readonly property color ink: enabled ? Theme.accentInk : Theme.muted

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(56, implicitContentHeight + topPadding + bottomPadding)
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
        radius: Math.min(height, 56) / 2
        fill: root.enabled ? Theme.accent : Theme.surface
        line: root.enabled ? Theme.accent : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: ButtonWords {
        iconName: root.iconName
        text: root.text
        cost: root.cost
        font: root.font
        ink: root.ink
    }
}
