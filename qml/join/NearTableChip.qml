import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// A table near, by the beginning of its code. A check mark says that what is typed begins so; where something else is typed it cannot be
// chosen.
T.AbstractButton {
    id: root

    required property var table // NearTable; nothing while it goes
    readonly property string lobby: table ? table.lobby : ""
    readonly property string mode: table ? LobbyWords.mode(table.mode) : ""
    readonly property bool chosen: table ? table.chosen : false

    text: qsTr("%1 · %2", "a table near; %1 the first two symbols of its code, %2 its mode").arg(lobby).arg(mode)
    enabled: table ? table.choosable : false
    padding: 10
    leftPadding: 16
    rightPadding: 16
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: chosen ? qsTr("Table %1, %2: your code begins so", "spoken name of a table near; %1 the first two symbols of its code, %2 its mode").arg(lobby).arg(mode)
        : qsTr("Table %1, %2", "spoken name of a table near; %1 the first two symbols of its code, %2 its mode").arg(lobby).arg(mode)
    Accessible.description: enabled ? "" : qsTr("The code you have typed begins otherwise.", "why a table near cannot be chosen")
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Math.min(height, 44) / 2
        fill: root.chosen ? Theme.selected : root.enabled ? Theme.raised : Theme.surface
        line: root.chosen ? Theme.accent : root.enabled ? Theme.control : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: ButtonWords {
        iconName: root.chosen ? "ui-check" : ""
        text: root.text
        font: Theme.label
        ink: root.enabled ? Theme.text : Theme.muted
    }
}
