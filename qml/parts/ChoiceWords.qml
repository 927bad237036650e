import QtQuick
import QtQuick.Layouts

// What stands on a card to choose: an object, an icon or a letter, with one line or two.
Item {
    id: root

    property string object
    property string iconName
    property string letter
    property string text
    property string detail
    property font font: Theme.label
    property bool upright: true
    property bool strong: false

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
            colour: root.strong ? Theme.accent : Theme.muted
            Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        }
        Label {
            visible: root.letter !== ""
            text: root.letter
            horizontalAlignment: Text.AlignHCenter
            Layout.minimumWidth: 26
            font: Theme.title
            color: root.strong ? Theme.accent : Theme.muted
            Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
        }
        ColumnLayout {
            spacing: 2
            FittedLabel {
                text: root.text
                face: root.font
                color: root.enabled && (root.strong || !root.upright) ? Theme.text : Theme.muted
                horizontalAlignment: root.upright ? Text.AlignHCenter : Text.AlignLeft
                Layout.fillWidth: true
            }
            Label {
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
