import QtQuick
import Aphelion.Parts

// What stands in the middle of the wheel for picking: the object, the sectors, a word about them. It grows with the type as
// far as the middle has room; the same is said below in words that grow further.
Item {
    id: root

    property string iconName
    property string object
    property string figure
    property string words
    property real radius: 188 // of the wheel

    readonly property real gap: radius * 0.03
    readonly property real icon: object !== "" || iconName !== "" ? radius * 0.14 : 0

    Column {
        anchors.centerIn: parent
        width: parent.width
        spacing: root.gap
        ObjectIcon {
            visible: root.object !== ""
            object: root.object
            size: root.icon
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Icon {
            visible: root.object === "" && root.iconName !== ""
            name: root.iconName
            size: root.icon
            colour: Theme.muted
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            id: number
            objectName: "hubFigure"
            visible: text !== ""
            text: root.figure
            font.family: Theme.sans
            font.weight: Font.Light
            font.pixelSize: Math.max(1, Math.round(root.radius * Theme.onWheel(0.235, Math.min(root.words !== "" ? 0.27 : 0.36, 1.2 / Math.max(1, text.length)))))
            color: Theme.text
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            objectName: "hubWords"
            visible: text !== ""
            text: root.words
            font.family: Theme.sans
            font.pixelSize: Math.max(11, Math.round(root.radius * Theme.onWheel(0.075, 0.15)))
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            color: Theme.muted
            width: Math.min(parent.width, root.radius * 0.72)
            height: Math.min(implicitHeight, root.height - root.icon - root.gap - (number.visible ? number.implicitHeight + root.gap : 0))
            anchors.horizontalCenter: parent.horizontalCenter
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
}
