pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// One survey as a bar over its rows, one target as a dot: filled if it is one's own. A run past the last sector goes on
// at the top.
Item {
    id: root

    property var look // RecordLine
    property int rows: 12
    property real rowHeight: 24
    property bool current: false

    readonly property bool target: look.line.kind === "Targeted"
    readonly property bool wraps: !target && look.line.from > look.line.to
    readonly property int from: target ? look.line.sector : look.line.from
    readonly property int to: target ? look.line.sector : look.line.to
    readonly property color colour: target ? (look.own ? Theme.objectColour(look.answer.object) : Theme.muted) : Theme.objectColour(look.line.object)

    height: rows * rowHeight
    opacity: look.line.takenBack ? Theme.dimmed(0.45) : 1

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        visible: root.current
        radius: Theme.radiusCell
        color: Theme.selected
        border.color: Theme.accent
    }
    Piece { first: root.from; last: root.wraps ? root.rows : root.to }
    Piece { visible: root.wraps; first: 1; last: root.to }

    component Piece: Rectangle {
        property int first
        property int last
        readonly property real inset: Math.min(4, root.rowHeight * 0.1)
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.target ? (first - 0.5) * root.rowHeight - height / 2 : (first - 1) * root.rowHeight + inset
        width: root.target ? 14 : 12
        height: root.target ? width : (last - first + 1) * root.rowHeight - 2 * inset
        radius: width / 2
        antialiasing: true
        color: root.look.own ? root.colour : "transparent"
        border.width: root.look.own ? 0 : 1.6
        border.color: root.colour
    }
}
