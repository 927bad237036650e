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

    implicitWidth: Math.max(64, Math.ceil(line.advanceWidth) + 2 * padding + 2)
    implicitHeight: Math.max(84, column.implicitHeight + 2 * padding)
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

    TextMetrics {
        id: line
        font: root.font
        text: root.text
    }
    background: Surface {
        radius: Theme.radiusTile
        fill: root.open ? Theme.raised : Theme.surface
        line: root.open ? Theme.control : Theme.outline
        down: root.down && root.open
        focused: root.visualFocus
    }
    contentItem: Item {
        implicitHeight: column.implicitHeight
        Column {
            id: column
            anchors.centerIn: parent
            spacing: 4
            Icon {
                name: root.iconName
                size: 24
                colour: root.open ? Theme.accent : Theme.muted
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Text {
                width: root.availableWidth
                text: root.text
                font: root.font
                color: root.ink
                wrapMode: Text.Wrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.floor(root.font.pixelSize * 0.9)
                horizontalAlignment: Text.AlignHCenter
                anchors.horizontalCenter: parent.horizontalCenter
            }
            TimeCost {
                cost: root.cost
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
    }
}
