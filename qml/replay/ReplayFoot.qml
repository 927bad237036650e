import QtQuick
import Aphelion
import Aphelion.Parts

// What happened at this step, in words, and the way to the others. On its side the words stand beside the slider.
Item {
    id: root

    required property ReplayModel replay
    property var players: []

    readonly property bool beside: width >= 700
    readonly property var line: replay.line
    readonly property var mover: line.moved.find(step => step.player === line.who) ?? null
    readonly property int margin: Theme.margin(width)
    readonly property real half: (width - 2 * margin - Theme.group) / 2

    implicitHeight: (beside ? Math.max(words.implicitHeight, way.implicitHeight) : words.implicitHeight + way.implicitHeight + 4) + 2 * Theme.gap

    Rectangle { // over what scrolls under it, and anew at each step: software draws shapes beyond where they are clipped
        anchors.fill: parent
        color: root.replay.step % 2 === 0 ? Theme.surface : Qt.darker(Theme.surface, 1.0005)
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.outline
        }
    }
    LogLine {
        id: words
        objectName: "stepWords"
        x: root.margin
        y: root.beside ? (root.height - height) / 2 : Theme.gap
        width: root.beside ? root.half : root.width - 2 * root.margin
        player: root.players[root.line.who]?.colour ?? -1
        iconName: LogWords.icon(root.line)
        text: LogWords.sentence(root.line, root.players)
        cost: root.mover && root.mover.by > 0 ? String(root.mover.by) : ""
    }
    Item {
        id: way
        x: root.beside ? root.width - root.margin - root.half : root.margin - 8
        y: root.beside ? (root.height - height) / 2 : root.height - height - Theme.gap + 2
        width: root.beside ? root.half : root.width - 2 * (root.margin - 8)
        implicitHeight: Theme.touch
        height: implicitHeight
        IconButton {
            objectName: "earlier"
            iconName: "ui-back"
            text: qsTr("One step back", "button while looking back on a game")
            enabled: root.replay.step > 0
            onClicked: root.replay.step -= 1
        }
        ReplaySlider {
            id: slider
            objectName: "slider"
            focus: true
            x: Theme.touch + 4
            width: parent.width - 2 * (Theme.touch + 4) - wide.advanceWidth - 4
            to: Math.max(1, root.replay.steps - 1)
            value: root.replay.step
            spoken: words.text
            onMoved: root.replay.step = Math.round(value)
        }
        Label {
            id: place
            x: slider.x + slider.width + 4
            width: wide.advanceWidth
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: Words.fill(qsTr("%1/%2", "step %1 of %2 of a game"), root.replay.step, slider.to)
            font: Theme.small
            color: Theme.muted
        }
        TextMetrics { // so that the slider does not move while it is dragged
            id: wide
            font: Theme.small
            text: " " + slider.to + "/" + slider.to
        }
        IconButton {
            objectName: "later"
            x: parent.width - width
            iconName: "ui-forward"
            text: qsTr("One step on", "button while looking back on a game")
            enabled: root.replay.step < root.replay.steps - 1
            onClicked: root.replay.step += 1
        }
    }
}
