import QtQuick
import QtQuick.Shapes

// The ground of a note cell: fill and border by its mark, dashed for a what-if, a danger border where it cannot be.
Item {
    id: root

    property color fill: Theme.surface
    property color line: Theme.outline
    property real lineWidth: 1
    property real tint: 0 // how much of the what-if's colour; above 0 the border is dashed
    property bool wrong: false
    property bool focused: false

    Rectangle {
        id: face
        anchors { fill: parent; margins: 2 }
        radius: Theme.radiusCell
        color: root.fill
        border.width: root.lineWidth
        border.color: root.line
        Behavior on color { ColorAnimation { duration: Theme.pressTime } }
    }
    Rectangle {
        anchors.fill: face
        visible: root.tint > 0
        radius: Theme.radiusCell
        color: Qt.alpha(Theme.whatIf, root.tint)
    }
    Shape {
        id: dashes
        anchors.fill: face
        visible: root.tint > 0
        readonly property string box: "M7.5 .5H" + (width - 7.5) + "a7 7 0 0 1 7 7V" + (height - 7.5)
            + "a7 7 0 0 1 -7 7H7.5a7 7 0 0 1 -7 -7V7.5a7 7 0 0 1 7 -7Z"
        ShapePath {
            strokeWidth: 1.6
            strokeColor: Theme.whatIf
            fillColor: "transparent"
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.5, 1.875]
            PathSvg { path: dashes.box }
        }
    }
    Rectangle {
        anchors { fill: parent; margins: 1 }
        visible: root.wrong
        radius: Theme.radiusCell + 1
        color: "transparent"
        border.width: 2
        border.color: Theme.danger
    }
    FocusRing { anchors.margins: -1; corner: Theme.radiusCell - 2; visible: root.focused }
}
