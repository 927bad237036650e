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
        visible: root.mark === "possible"
        width: 4
        height: 4
        radius: 2
        color: root.ink
    }
    NoteMark {
        anchors.centerIn: parent
        visible: root.mark === "no"
        size: 9 * Math.min(1.4, Theme.textScale)
        colour: Qt.alpha(root.ink, root.origin === "printed" ? 0.6 : 1)
    }
    ObjectIcon {
        anchors.centerIn: parent
        visible: root.mark === "suspected" || root.mark === "certain"
        object: root.object
        size: root.iconSize
        colour: root.iconColour
    }
    NoteOrigin {
        anchors { top: parent.top; right: parent.right }
        visible: root.origin !== "hand"
        origin: root.origin
        colour: root.ink
    }
    Rectangle {
        visible: root.wrong
        anchors { left: parent.left; bottom: parent.bottom; margins: 1 }
        width: 16.5
        height: 16.5
        radius: 8.25
        antialiasing: true
        color: Theme.danger
        border.width: 1.5
        border.color: Theme.background
        Rectangle { x: 7.4; y: 4.2; width: 1.7; height: 5.4; radius: 0.85; antialiasing: true; color: Theme.dangerInk }
        Rectangle { x: 7.3; y: 10.7; width: 1.9; height: 1.9; radius: 0.95; antialiasing: true; color: Theme.dangerInk }
    }
}
