import QtQuick
import Aphelion.Parts

// A lesson: words, a picture, and what belongs below; one under the other, or with the picture beside the words. The place
// of the picture depends on nothing that changes from lesson to lesson.
Flickable {
    id: root

    property alias told: words.data
    property alias picture: place.data
    property alias below: further.data
    property bool beside: false
    property real foot: 0 // height of what lies over its lower end, beside the picture
    property bool snug: false // the words leave no room for a picture: one has to scroll
    readonly property real least: 240 // for a picture
    property real lesser: 0 // how much lower it is than usual

    readonly property real half: beside ? Math.floor((width - 32) / 2) : Math.min(width, 640)
    readonly property real inset: beside ? 0 : Math.round((width - half) / 2)
    readonly property real room: height + lesser - (beside ? 0 : words.height + 12)
    readonly property bool roomy: words.height + Theme.group + further.height + foot <= height // below the words, too
    readonly property real side: Math.floor(Math.min(half, snug ? least : Math.max(room, least), 640)) // of the picture at most

    contentWidth: width
    contentHeight: Math.max(beside ? words.y + words.height + foot : 0, place.y + place.height, further.height > 0 ? further.y + further.height : 0)
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height

    KeepInView { target: root }
    Column {
        id: words
        x: root.inset
        y: root.beside ? Math.round(Math.max(0, root.height - root.foot - height - further.height) * 0.3) : 0
        width: root.half
        spacing: 10
    }
    Item {
        id: place
        x: root.beside ? root.half + 32 : root.inset
        y: root.beside ? Math.max(0, Math.round((root.height - root.side) / 2)) : words.height + 12
        width: root.half
        height: childrenRect.height
    }
    Column {
        id: further
        x: root.beside && root.roomy ? 0 : place.x
        y: (root.beside && root.roomy ? words.y + words.height : place.y + place.height) + Theme.group
        width: root.half
        spacing: Theme.group
    }
}
