import QtQuick
import Aphelion.Parts

// What stands in the middle of the wheel for picking: the object, the sectors, a word about them. It does not grow with
// the type, as the wheel does not; the same is said below in words that do.
Item {
    id: root

    property string iconName
    property string object
    property string figure
    property string words
    property real radius: 188 // of the wheel

    Column {
        anchors.centerIn: parent
        width: parent.width
        spacing: root.radius * 0.03
        ObjectIcon {
            visible: root.object !== ""
            object: root.object
            size: root.radius * 0.14
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Icon {
            visible: root.object === "" && root.iconName !== ""
            name: root.iconName
            size: root.radius * 0.14
            colour: Theme.muted
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            visible: text !== ""
            text: root.figure
            font.family: Theme.sans
            font.weight: Font.Light
            font.pixelSize: Math.round(root.radius * 0.235)
            color: Theme.text
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            visible: text !== ""
            text: root.words
            font.family: Theme.sans
            font.pixelSize: Math.max(11, Math.round(root.radius * 0.075))
            color: Theme.muted
            width: Math.min(parent.width, root.radius * 0.66)
            anchors.horizontalCenter: parent.horizontalCenter
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
