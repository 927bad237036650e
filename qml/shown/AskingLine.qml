import QtQuick
import Aphelion.Parts

// One line of what is known before the tap: an icon or an object, and the words.
Item {
    id: root

    property string iconName
    property string object
    property string text
    property bool divided: false // a hairline above

    implicitWidth: 240
    implicitHeight: words.implicitHeight + 20
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        visible: root.divided
        x: words.x
        width: words.width
        height: 1
        color: Theme.outline
    }
    Icon {
        visible: root.object === ""
        y: words.y + 1
        name: root.iconName
        size: 18
        colour: Theme.muted
    }
    ObjectIcon {
        visible: root.object !== ""
        y: words.y + 1
        object: root.object
        size: 18
    }
    Label {
        id: words
        x: 30
        y: 10
        width: parent.width - x
        text: root.text
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        lineHeight: 20 * Theme.textScale
        lineHeightMode: Text.FixedHeight
    }
}
