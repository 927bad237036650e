import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The next step with what it costs, and below it why it must wait, what is missing, or what it promises.
ColumnLayout {
    id: root

    property string next
    property string cost
    property string note

    signal nextWanted()

    spacing: Theme.gap
    z: 1

    Rectangle { // what scrolls ends here
        parent: root.parent
        x: root.x
        y: root.y
        z: 0.5
        width: root.width
        height: root.height + 2 * Theme.gap
        color: Theme.background
    }
    PrimaryButton {
        objectName: "next"
        text: root.next
        cost: root.cost
        Accessible.description: root.enabled ? "" : root.note
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        onClicked: root.nextWanted()
    }
    Text {
        objectName: "note"
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
