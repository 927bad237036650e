import QtQuick

// One line of what happened: whose or what, the words, the cost. Placed by hand: the words' height follows from its width
// at once, where layouts within layouts need rounds.
Item {
    id: root

    property int player: -1 // the shape before the words, or
    property string iconName // an icon
    property color iconColour: Theme.needle
    property string text
    property string cost

    implicitWidth: sign.width + 10 + words.implicitWidth
    implicitHeight: Math.max(sign.height, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: cost === "" ? text : text + ", " + Words.costs(cost)

    Item {
        id: sign
        width: 18
        height: 20
        PlayerShape {
            anchors.centerIn: parent
            visible: root.player >= 0
            player: Math.max(0, root.player)
            size: 11
        }
        Icon {
            anchors.centerIn: parent
            visible: root.player < 0
            name: root.iconName
            size: 16
            colour: root.iconColour
        }
    }
    Label {
        id: words
        anchors { left: sign.right; leftMargin: 10; right: parent.right; rightMargin: root.cost === "" ? 0 : time.width + 10 }
        text: root.text
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
    }
    TimeCost {
        id: time
        anchors.right: parent.right
        cost: root.cost
        font: Theme.label
    }
}
