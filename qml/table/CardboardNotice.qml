import QtQuick
import Aphelion
import Aphelion.Parts

// What is to be done on the cardboard board, as far as there is room; the rest is one tap away.
Card {
    id: root

    property Cardboard cardboard: null
    required property TableModel table
    property int lines: 3 // that there is room for; where there is hardly any, only one step is told

    readonly property var steps: cardboard?.steps ?? []
    readonly property bool tight: lines < 3
    readonly property bool more: steps.length > lines

    signal allWanted()

    objectName: "cardboardNotice"
    visible: steps.length > 0
    topPadding: list.visible ? 4 : 0
    bottomPadding: topPadding
    rightPadding: 4

    Item {
        id: inside
        readonly property bool stacked: words.advanceWidth > width - finished.width
        readonly property real head: stacked ? heading.implicitHeight + finished.height : Math.max(finished.height, heading.implicitHeight)
        anchors.fill: parent
        implicitWidth: 240
        implicitHeight: list.visible ? list.y + list.implicitHeight + 4 : head
        TextMetrics { id: words; font: heading.font; text: heading.text }
        Label {
            id: heading
            text: CardboardWords.title
            font: Theme.small
            color: Theme.muted
            y: inside.stacked ? 0 : Math.round((inside.head - height) / 2)
            width: parent.width - (inside.stacked ? 0 : finished.width)
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        LinkButton {
            id: finished
            text: root.more ? qsTr("%1 steps", "button: everything that is to be done on the cardboard board, %1 two or more").arg(root.steps.length) : CardboardWords.done
            x: parent.width - width
            y: inside.stacked ? heading.implicitHeight : Math.round((inside.head - height) / 2)
            onClicked: root.more ? root.allWanted() : root.cardboard.done()
        }
        CardboardSteps {
            id: list
            visible: !root.tight || !root.more
            y: inside.head
            width: parent.width - 10
            steps: root.steps.slice(0, root.lines)
            players: root.table.players
        }
    }
}
