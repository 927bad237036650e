pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// How far the first game is.
Row {
    id: root

    property int number: 1
    property int count: 12

    spacing: 5
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Step %1 of %2", "spoken: how far the lessons are").arg(number).arg(count)
    Repeater {
        model: root.count
        Rectangle {
            required property int index
            readonly property bool here: index + 1 === root.number
            width: here ? 20 : 8
            height: 8
            radius: 4
            color: index < root.number ? Theme.accent : "transparent"
            border.width: index < root.number ? 0 : 1
            border.color: Theme.control
            Behavior on width { NumberAnimation { duration: Theme.ms(160) } }
        }
    }
}
