import QtQuick

// What stands in a note cell: a dot, a cross or the object, the corner of its origin, the badge of a contradiction.
Item {
    id: root

    property string object
    property string mark
    property string origin
    property bool wrong: false
    property real iconSize: 20
    property color ink: Theme.muted
    property color iconColour: Theme.text

    Rectangle {
        anchors.centerIn: parent
        visible: root.mark === "Possible"
        width: 4
        height: 4
        radius: 2
        color: root.ink
    }
    NoteMark {
        anchors.centerIn: parent
        visible: root.mark === "No"
        size: 9 * Math.min(1.4, Theme.textScale)
        colour: Qt.alpha(root.ink, root.origin === "Printed" ? Theme.quiet(0.6) : 1)
    }
    ObjectIcon {
        anchors.centerIn: parent
        visible: root.mark === "Suspected" || root.mark === "Certain"
        object: root.object
        size: root.iconSize
        colour: root.iconColour
    }
    NoteOrigin {
        anchors { top: parent.top; right: parent.right }
        visible: root.origin !== "Hand"
        origin: root.origin
        colour: root.ink
    }
    WrongBadge {
        visible: root.wrong
        anchors { left: parent.left; bottom: parent.bottom; margins: 1 }
    }
}
