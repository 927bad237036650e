pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// One line of the score sheet.
Item {
    id: root

    property real words
    property real column
    property string object
    property string iconName
    property string text
    property var values: []
    property var names: [] // whose values they are
    property var winners: []
    property bool sum: false
    property bool out: true // its turn has come

    implicitHeight: Math.max(sum ? 44 : 30, label.implicitHeight + 8)
    opacity: out ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }
    Accessible.ignored: !out
    Accessible.role: Accessible.Row
    Accessible.name: Words.fill(qsTr("%1: %2", "spoken line of the score sheet: %1 'Total', %2 'Mira 17, Luca 16'"), text,
        Words.list(values.map((value, i) => names[i] === undefined ? String(value) : names[i] + " " + value)))

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.outline
    }
    Item {
        id: icon
        visible: root.object !== "" || root.iconName !== ""
        width: visible ? 24 : 0
        height: parent.height
        ObjectIcon {
            visible: root.object !== ""
            anchors.verticalCenter: parent.verticalCenter
            object: root.object
            size: 16
        }
        Icon {
            visible: root.iconName !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            size: 16
            colour: Theme.needle
        }
    }
    Label {
        id: label
        x: icon.width
        width: root.words - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font: root.sum ? Theme.label : Theme.subtitle
        color: Theme.text
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.values.length
        Rectangle {
            id: cell
            required property int index
            readonly property bool winner: root.winners[index] ?? false
            x: root.words + index * root.column + (root.column - width) / 2
            y: (root.height - height) / 2
            width: Math.min(root.column, Math.max(40, value.implicitWidth + 16))
            height: value.implicitHeight + 8
            radius: height / 2
            color: winner ? Theme.accent : "transparent"
            Label {
                id: value
                anchors.centerIn: parent
                text: root.values[cell.index] === 0 && !root.sum ? "–" : root.values[cell.index]
                font: root.sum ? Theme.heading : Theme.body
                color: cell.winner ? Theme.accentInk : root.sum ? Theme.text : Theme.muted
            }
        }
    }
}
