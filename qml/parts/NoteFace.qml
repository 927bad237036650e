import QtQuick

// The ground of a note cell: fill and border by its mark, dashed for a what-if, a danger border where it cannot be,
// a glow where help points at it.
Item {
    id: root

    property color fill: Theme.surface
    property color line: Theme.outline
    property real lineWidth: 1
    property real tint: 0 // how much of the what-if's colour; above 0 the border is dashed
    property bool wrong: false
    property bool lit: false
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
        color: Qt.alpha(Theme.whatIf, root.tint * (Theme.red ? 0.6 : 1))
    }
    DashedFrame {
        anchors.fill: face
        visible: root.tint > 0
    }
    Rectangle {
        anchors.fill: parent
        visible: root.lit
        radius: Theme.radiusCell + 2
        color: Theme.glow
        border.width: 2
        border.color: Theme.accent
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
