import QtQuick
import Aphelion
import Aphelion.Parts

// One starting fact: what a sector does not hold.
Item {
    id: root

    property var fact // ShownTheory

    implicitHeight: Math.max(icon.height, words.implicitHeight) + 20
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Sector %1 is not %2", "a starting fact, spoken: %1 a number, %2 'a comet'").arg(fact.sector).arg(ClueWords.one(fact.object))

    ObjectIcon {
        id: icon
        anchors { left: parent.left; leftMargin: 10; verticalCenter: parent.verticalCenter }
        object: root.fact.object
        size: 24
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
        id: words
        anchors { left: icon.right; leftMargin: 14; right: parent.right; verticalCenter: parent.verticalCenter }
        text: qsTr("<b>Sector %1</b> is not %2", "a starting fact: %1 a number, %2 'a comet'; what is between <b> and </b> is strong").arg(root.fact.sector).arg(ClueWords.one(root.fact.object))
        textFormat: Text.StyledText
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
    }
}
