import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One starting fact: what a sector does not hold.
RowLayout {
    id: root

    property var fact // ShownTheory

    spacing: 14
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.list([sector.text, words.text])

    ObjectIcon {
        object: root.fact.object
        size: 24
        Layout.leftMargin: 10
        Layout.topMargin: 10
        Layout.bottomMargin: 10
        Disc {
            anchors { horizontalCenter: parent.right; verticalCenter: parent.bottom; verticalCenterOffset: -3 }
            size: 15
            colour: Theme.surface
            Icon {
                anchors.centerIn: parent
                name: "ui-close"
                size: 12
                colour: Theme.text
            }
        }
    }
    GridLayout {
        columns: Theme.textScale < 1.5 ? 2 : 1
        columnSpacing: 12
        rowSpacing: 0
        Text {
            id: sector
            text: Words.sector(root.fact.sector)
            font: Theme.label
            color: Theme.text
            Layout.preferredWidth: Theme.textScale < 1.5 ? 76 * Theme.textScale : -1
        }
        Text {
            id: words
            text: qsTr("not %1", "a starting fact, after 'Sector 4': %1 'a comet'").arg(ClueWords.one(root.fact.object))
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
}
