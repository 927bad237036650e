import QtQuick
import Aphelion.Parts

// Something with a clue on it, and beside it what the clue's words mean. What stands in it is as wide as `room`.
Item {
    id: root

    property var clue: null // ShownClue
    default property alias content: place.data
    readonly property real room: width - (help.visible ? help.width + 4 : 0)

    implicitHeight: Math.max(place.childrenRect.height, help.visible ? help.height : 0)

    Item {
        id: place
        width: root.room
        height: childrenRect.height
        anchors.verticalCenter: parent.verticalCenter
    }
    ClueHelp {
        id: help
        clue: root.clue
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
    }
}
