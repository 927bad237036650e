import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// One line of what is known before the tap: an icon or an object, and the words.
Item {
    id: root

    property string iconName
    property string object
    property string text
    property bool divided: false // a hairline above

    implicitWidth: 240
    implicitHeight: line.implicitHeight + 20
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        visible: root.divided
        x: words.x
        width: parent.width - x
        height: 1
        color: Theme.outline
    }
    RowLayout {
        id: line
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 12
        Icon {
            visible: root.object === ""
            name: root.iconName
            size: 18
            colour: Theme.muted
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 1
        }
        ObjectIcon {
            visible: root.object !== ""
            object: root.object
            size: 18
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 1
        }
        Text {
            id: words
            text: root.text
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
            lineHeight: 20 * Theme.textScale
            lineHeightMode: Text.FixedHeight
            Layout.fillWidth: true
        }
    }
}
