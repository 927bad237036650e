import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// One of several to choose from: an object, a topic, a player. Upright like a tile, or a row with a second line.
T.AbstractButton {
    id: root

    property string object // an object's letter, or
    property string iconName // an icon's name, or
    property string letter // a letter in the titles' face
    property string detail
    property bool upright: true

    checkable: true
    autoExclusive: true
    padding: upright ? 2 : 14
    implicitWidth: Math.max(Theme.touch, grid.implicitWidth + 2 * padding)
    implicitHeight: Math.max(upright ? 68 : 60, grid.implicitHeight + (upright ? 16 : 2 * padding))
    font: upright ? (checked ? Theme.smallStrong : Theme.small) : Theme.label
    focusPolicy: Qt.StrongFocus

    function choose() {
        root.checked = true;
        root.clicked();
    }
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: choose()
    Keys.onReturnPressed: choose()
    Keys.onEnterPressed: choose()

    background: Surface {
        radius: root.upright ? Theme.radiusTile : Theme.radiusCard
        fill: root.checked ? Theme.selected : Theme.surface
        line: root.checked ? Theme.accent : Theme.outline
        border.width: root.checked ? 2 : 1
        down: root.down
        focused: root.visualFocus
    }
    contentItem: Item {
        implicitWidth: grid.implicitWidth
        implicitHeight: grid.implicitHeight
        GridLayout {
            id: grid
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            columns: root.upright ? 1 : 2
            rowSpacing: 6
            columnSpacing: 12
            ObjectIcon {
                visible: root.object !== ""
                object: root.object
                size: 26
                Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
                opacity: root.enabled ? 1 : 0.6
            }
            Icon {
                visible: root.iconName !== ""
                name: root.iconName
                size: 24
                colour: root.checked ? Theme.accent : Theme.muted
                Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
            }
            Text {
                visible: root.letter !== ""
                text: root.letter
                horizontalAlignment: Text.AlignHCenter
                Layout.minimumWidth: 26
                font: Theme.title
                color: root.checked ? Theme.accent : Theme.muted
                Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
            }
            ColumnLayout {
                spacing: 2
                Text {
                    text: root.text
                    font: root.font
                    color: root.enabled && (root.checked || !root.upright) ? Theme.text : Theme.muted
                    wrapMode: Text.Wrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.floor(root.font.pixelSize * 0.9)
                    horizontalAlignment: root.upright ? Text.AlignHCenter : Text.AlignLeft
                    Layout.fillWidth: true
                }
                Text {
                    visible: root.detail !== ""
                    text: root.detail
                    font: Theme.subtitle
                    color: Theme.muted
                    wrapMode: Text.Wrap
                    horizontalAlignment: root.upright ? Text.AlignHCenter : Text.AlignLeft
                    Layout.fillWidth: true
                }
            }
        }
    }
}
