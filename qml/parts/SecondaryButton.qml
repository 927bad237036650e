import QtQuick
import QtQuick.Templates as T

// A step beside the next one. An icon before and a time cost after the words are optional.
T.Button {
    id: root

    property string iconName
    property string cost

    readonly property real iconRoom: iconName === "" ? 0 : font.pixelSize * 1.25 + Theme.gap
    readonly property real costRoom: cost === "" ? 0 : price.implicitWidth + Theme.gap
    readonly property color ink: enabled ? Theme.text : Theme.muted

    implicitWidth: Math.max(Theme.touch, Math.ceil(line.advanceWidth) + iconRoom + costRoom + leftPadding + rightPadding + 2)
    implicitHeight: Math.max(48, words.implicitHeight + 2 * verticalPadding)
    horizontalPadding: 20
    verticalPadding: 10
    font: Theme.button
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: cost === "" ? text : text + ", " + Words.costs(cost)
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    TextMetrics {
        id: line
        font: root.font
        text: root.text
    }
    background: Surface {
        radius: Math.min(height, 48) / 2
        fill: root.enabled ? Theme.raised : Theme.surface
        line: root.enabled ? Theme.control : Theme.outline
        down: root.down
        focused: root.visualFocus
    }
    contentItem: Item {
        implicitHeight: words.implicitHeight
        Row {
            id: words
            anchors.centerIn: parent
            spacing: Theme.gap
            Icon {
                visible: root.iconName !== ""
                name: root.iconName
                size: root.font.pixelSize * 1.25
                colour: root.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                width: Math.min(Math.ceil(line.advanceWidth) + 1, Math.max(0, root.availableWidth - root.iconRoom - root.costRoom))
                text: root.text
                font: root.font
                color: root.ink
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                anchors.verticalCenter: parent.verticalCenter
            }
            TimeCost {
                id: price
                cost: root.cost
                font: root.font
                colour: root.ink
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
