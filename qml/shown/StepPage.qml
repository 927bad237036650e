import QtQuick
import Aphelion.Parts

// A page with one next step: what is to be read or chosen scrolls, the step stands at the foot, or at the right of a
// phone that lies on its side. With very large type the step comes after what is to be read.
PageFrame {
    id: root

    default property alias content: scroll.content
    property alias steps: foot.content
    property alias note: foot.note
    property alias widest: scroll.widest
    property bool centred: false // in the middle of the page while it has room

    readonly property bool sideways: width >= 1.4 * height && height < 500 && Theme.textScale < 1.5
    readonly property bool loose: !sideways && foot.implicitHeight > 0.26 * height

    leftPadding: 0
    rightPadding: 0
    bottomPadding: 0

    // A loose step is brought into view like everything else that has the keyboard.
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        for (let up = focused; loose && up; up = up.parent)
            if (up === foot)
                scroll.contentY = Math.max(0, scroll.contentHeight + foot.height - scroll.height);
    }

    Item {
        id: place
        anchors.fill: parent

        ScrollColumn {
            id: scroll
            readonly property real room: place.height - (root.sideways || root.loose ? 0 : foot.height)
            readonly property real spare: root.centred ? Math.max(0, room - contentHeight - bottomMargin) : 0
            x: root.margin
            y: Math.round(spare * 0.4)
            width: (root.sideways ? Math.round(place.width * 0.62) : place.width) - 2 * root.margin
            height: room - spare
            bottomMargin: root.loose ? foot.height : 0
            clip: contentHeight + bottomMargin > height
        }
        Rectangle { // what scrolls ends here
            visible: !root.sideways && !root.loose
            y: foot.y
            width: place.width
            height: foot.height
            color: Theme.background
        }
        Foot {
            id: foot
            parent: root.loose ? scroll.contentItem : place
            x: root.sideways ? scroll.x + scroll.width : root.loose ? -root.margin : 0
            y: root.loose ? scroll.contentHeight : root.sideways ? Math.round((place.height - height) / 2) : place.height - height
            width: place.width - (root.sideways ? x : 0)
        }
    }
}
