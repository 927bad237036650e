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
    Accessible.name: qsTr("Sector %1 is not %2", "a starting fact, spoken: %1 a number, %2 'a comet'").arg(fact.sector).arg(ClueWords.one(fact.object))

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
    Text {
        text: qsTr("<b>Sector %1</b> is not %2", "a starting fact: %1 a number, %2 'a comet'; what is between <b> and </b> is strong").arg(root.fact.sector).arg(ClueWords.one(root.fact.object))
        textFormat: Text.StyledText
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Layout.topMargin: 6
        Layout.bottomMargin: 6
    }
}
