import QtQuick
import Aphelion.Parts

// Something with a clue on it, and beside it what the clue's words mean; below it where large type leaves no room. What
// stands in it is as wide as `room`.
Item {
    id: root

    property var clue: null // ShownClue
    default property alias content: place.data
    readonly property bool beside: width >= 200 * Theme.textScale
    readonly property real room: width - (help.visible && beside ? help.width + 4 : 0)

    implicitHeight: !help.visible ? place.height : beside ? Math.max(place.height, help.height) : place.height + help.height

    Item {
        id: place
        width: root.room
        height: childrenRect.height
        y: root.beside ? Math.round((root.implicitHeight - height) / 2) : 0
    }
    ClueHelp {
        id: help
        clue: root.clue
        x: root.width - width
        y: root.beside ? Math.round((root.implicitHeight - height) / 2) : place.height
    }
}
