import QtQuick

// An object in a sector of the notes' wheel: filled if certain, in a ring if suspected, alone if merely left.
Item {
    id: root

    property real size: 24
    property string object: "C"
    property string mark: "Suspected"
    property bool supposed: false
    property bool wrong: false

    readonly property bool certain: mark === "Certain"
    readonly property bool merelyLeft: mark === "Possible"
    readonly property color colour: Theme.objectColour(object)

    width: size
    height: size

    Disc {
        visible: !root.merelyLeft
        size: root.size - lineWidth
        x: lineWidth / 2
        y: x
        colour: root.certain && !root.supposed ? root.colour : Theme.surface
        lineWidth: root.supposed || root.certain ? 0 : 1.6
        line: root.colour
    }
    Rectangle {
        anchors.fill: parent
        visible: root.supposed
        radius: width / 2
        antialiasing: true
        color: Qt.alpha(Theme.whatIf, root.certain ? 0.3 : 0.1)
    }
    DashedFrame {
        anchors.fill: parent
        visible: root.supposed
        radius: width / 2
    }
    ObjectIcon {
        anchors.centerIn: parent
        object: root.object
        size: root.size * (root.merelyLeft ? 0.6 : 0.66)
        colour: root.merelyLeft ? Theme.muted : root.supposed ? (root.certain ? Theme.text : Theme.whatIf) : root.certain ? Theme.accentInk : root.colour
    }
    Rectangle {
        anchors { fill: parent; margins: -2 }
        visible: root.wrong
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.width: 2
        border.color: Theme.danger
    }
    WrongBadge {
        visible: root.wrong
        anchors { left: parent.left; bottom: parent.bottom; margins: -4 }
        size: Math.min(16.5, root.size * 0.6)
    }
}
