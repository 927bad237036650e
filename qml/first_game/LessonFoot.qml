pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What leads on from a lesson: Continue where there is only to look, else a quiet Skip in the same place; and from the last
// one into the first game of one's own.
Item {
    id: root

    property bool asks: false
    property bool last: false
    property bool over: false // something scrolls under it
    property var players: [] // DevicePlayer: who can play
    property string trouble

    readonly property string name: field.text.trim() !== "" ? field.text.trim() : someone
    readonly property string someone: qsTr("Astronomer", "name of a player who has typed none; at most 12 letters")
    readonly property string player: players.length > 0 ? players[Math.min(chosen, players.length - 1)].id : ""
    property int chosen: 0

    signal wanted() // to go on
    signal played(string player, string name)

    function focusNext() {
        (root.last ? play : next).forceActiveFocus(Qt.TabFocusReason);
    }

    readonly property real usual: next.implicitHeight + Theme.gap // its height before the last lesson

    implicitHeight: column.implicitHeight + Theme.gap

    Rectangle { // over what scrolls under it
        anchors { fill: parent; bottomMargin: -Theme.gap }
        color: Theme.background
        visible: root.over
    }
    Column {
        id: column
        width: parent.width
        y: Theme.gap
        spacing: Theme.gap
        TroubleNotice {
            trouble: root.trouble
            width: parent.width
        }
        Field {
            id: field
            visible: root.last && root.players.length === 0
            placeholder: qsTr("Your name", "in the empty field for a name")
            width: parent.width
            onAccepted: play.clicked()
        }
        Flow {
            visible: root.last && root.players.length > 1
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: root.last && root.players.length > 1 ? root.players : []
                PlayerChip {
                    required property int index
                    required property var modelData
                    text: modelData.name
                    locked: modelData.hasPin
                    checked: root.chosen === index
                    onClicked: root.chosen = index
                }
            }
        }
        PrimaryButton {
            id: play
            objectName: "play"
            visible: root.last
            text: qsTr("Play your first game", "button after the last lesson: it begins at once")
            onClicked: root.played(root.player, root.name)
            width: parent.width
        }
        Item { // one in the place of the other
            visible: !root.last
            width: parent.width
            height: Math.max(next.implicitHeight, skip.implicitHeight)
            PrimaryButton {
                id: next
                objectName: "next"
                visible: !root.asks
                text: qsTr("Continue", "button that goes on to the next lesson")
                onClicked: root.wanted()
                width: parent.width
            }
            LinkButton {
                id: skip
                objectName: "skip"
                visible: root.asks
                text: qsTr("Skip this step", "button that goes on to the next lesson without doing what this one asks for")
                onClicked: root.wanted()
                anchors.centerIn: parent
            }
        }
    }
}
