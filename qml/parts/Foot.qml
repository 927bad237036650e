import QtQuick
import QtQuick.Layouts

// The foot of a page: the one next step, and a word about it.
Item {
    id: root

    default property alias content: column.data
    property string note
    property real widest: 560

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight + 2 * Theme.gap + 4

    Rectangle { // over what scrolls under it
        anchors.fill: parent
        color: Theme.background
    }
    ColumnLayout {
        id: column
        y: Theme.gap
        width: Math.min(parent.width - 2 * Theme.margin(parent.width), root.widest)
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap
    }
    Component.onCompleted: words.parent = column

    Label {
        id: words
        visible: text !== ""
        text: root.note
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
