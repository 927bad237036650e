import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One starting fact: what a sector does not hold.
RowLayout {
    id: root

    property var fact // ShownTheory

    spacing: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Text {
        text: root.fact.sector
        font: Theme.heading
        color: Theme.needle
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: 26 * Theme.textScale
        Layout.leftMargin: 6
    }
    ObjectIcon {
        object: root.fact.object
        size: 22
        Icon {
            anchors { horizontalCenter: parent.right; verticalCenter: parent.bottom }
            name: "ui-close"
            size: 13
            colour: Theme.text
        }
    }
    Text {
        id: words
        text: qsTr("Sector %1 is not %2", "a starting fact: %1 a number, %2 'a comet'").arg(root.fact.sector).arg(ClueWords.one(root.fact.object))
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        Layout.fillWidth: true
        Layout.minimumHeight: 40
    }
}
