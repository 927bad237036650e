import QtQuick
import Aphelion.Parts

// A lesson: what is told, a picture, what is chosen; one under the other, or with the picture beside the words. Without a
// picture what is chosen takes its place.
Item {
    id: root

    property alias told: words.data
    property alias picture: place.data
    property alias choices: further.data
    property bool beside: false
    property real room: 0 // height of what is seen of it

    readonly property bool pictured: place.height > 0
    readonly property real half: beside ? Math.floor((width - 32) / 2) : width
    readonly property real side: Math.min(half, beside ? Math.max(room, 240) : 360) // of the picture at most

    implicitHeight: Math.max(words.height, place.y + place.height, further.y + further.height)

    Column {
        id: words
        width: root.half
        spacing: Theme.group
    }
    Item {
        id: place
        x: root.beside ? root.half + 32 : 0
        y: root.beside ? 0 : words.height + Theme.group
        width: root.half
        height: childrenRect.height
    }
    Column {
        id: further
        x: root.beside && !root.pictured ? place.x : 0
        y: !root.pictured ? place.y : (root.beside ? words.height : place.y + place.height) + Theme.group
        width: root.half
        spacing: Theme.group
    }
}
