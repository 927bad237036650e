import QtQuick
import Aphelion
import Aphelion.Parts

// A theory token that turns up: sealed, then its object, filled if it is right and hollow if it is wrong.
Item {
    id: root

    property string object
    property bool correct: false
    property bool voided: false // nobody can open it: it stays sealed
    property int delay: 0

    property bool up: false
    readonly property bool shown: up && !voided
    onShownChanged: if (shown) Cues.give(correct ? Cue.Right : Cue.Wrong)

    property bool hurried: false // at once
    onHurriedChanged: if (hurried) turning.complete()

    implicitWidth: 34
    implicitHeight: 34
    Accessible.ignored: true

    Disc {
        anchors.centerIn: parent
        size: 32
        colour: !root.shown ? Theme.raised : root.correct ? Theme.objectColour(root.object) : "transparent"
        line: root.shown ? Theme.objectColour(root.object) : Theme.control
        lineWidth: 1.4
    }
    Icon {
        visible: !root.shown
        anchors.centerIn: parent
        name: "action-theory"
        size: 18
        colour: Theme.muted
    }
    ObjectIcon {
        visible: root.shown
        anchors.centerIn: parent
        object: root.object
        size: 20
        colour: root.correct ? Theme.accentInk : Theme.objectColour(root.object)
    }
    transform: Scale { id: width; origin.x: root.width / 2 }

    SequentialAnimation {
        id: turning
        running: true
        PauseAnimation { duration: Theme.ms(root.delay) }
        NumberAnimation { target: width; property: "xScale"; to: root.voided ? 1 : 0; duration: Theme.tokenTurn / 2 }
        PropertyAction { target: root; property: "up"; value: true }
        NumberAnimation { target: width; property: "xScale"; to: 1; duration: Theme.tokenTurn / 2 }
    }
}
