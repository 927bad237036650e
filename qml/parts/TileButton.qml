import QtQuick
import QtQuick.Templates as T

// An action on the table: icon, words, cost. With a reason it stays in place, looks disabled and says why when tapped.
T.AbstractButton {
    id: root

    property string iconName
    property string cost
    property string reason

    readonly property bool open: enabled && reason === ""
    readonly property color ink: open ? Theme.text : Theme.muted

    signal chosen()
    signal refused(string reason)

    implicitWidth: Math.max(64, implicitContentWidth + 2 * padding)
    implicitHeight: Math.max(84, implicitContentHeight + 12)
    padding: 3
    font: Theme.label
    focusPolicy: Qt.StrongFocus

    function act() {
        if (root.reason === "")
            root.chosen();
        else
            root.refused(root.reason);
    }
    onClicked: act()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: cost === "" ? text : text + ", " + Words.costs(cost)
    Accessible.description: reason
    Accessible.onPressAction: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.open ? Theme.raised : Theme.surface
        line: root.open ? Theme.control : Theme.outline
        down: root.down && root.open
        focused: Theme.isMarked(root)
    }
    contentItem: TileWords {
        iconName: root.iconName
        text: root.text
        cost: root.cost
        font: root.font
        ink: root.ink
        iconColour: root.open ? Theme.accent : Theme.muted
    }
}
