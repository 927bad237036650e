import QtQuick
import QtQuick.Templates as T

// One key of the PIN pad: a digit, or an icon without a face.
T.AbstractButton {
    id: root

    property string iconName
    property bool bare: false

    implicitWidth: 96
    implicitHeight: 68
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? "" : Words.unavailable
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()

    background: Surface {
        radius: height / 2
        fill: root.bare ? "transparent" : Theme.surface
        line: root.bare ? "transparent" : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item {
        Label {
            anchors.centerIn: parent
            visible: root.iconName === ""
            text: root.text
            font.family: Theme.sans
            font.pixelSize: Math.min(Theme.sized(28), root.height * 0.6)
            color: Theme.text
        }
        Icon {
            anchors.centerIn: parent
            name: root.iconName
            colour: Theme.muted
        }
    }
}
