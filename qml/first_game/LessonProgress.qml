pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// How far the first game is.
Row {
    id: root

    property int number: 1
    property int count: 10

    spacing: 6
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Lesson %1 of %2", "below the title of a lesson").arg(number).arg(count)
    Repeater {
        model: root.count
        Rectangle {
            required property int index
            readonly property bool here: index + 1 === root.number
            width: here ? 22 : 8
            height: 8
            radius: 4
            color: index < root.number ? Theme.accent : "transparent"
            border.width: index < root.number ? 0 : 1
            border.color: Theme.control
        }
    }
}
