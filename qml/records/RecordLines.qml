pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// Lines with a number at the right, under one another.
Column {
    id: root

    property var lines: [] // {text, value}

    spacing: 6
    Repeater {
        model: root.lines.length
        Item {
            id: line
            required property int index
            readonly property var one: root.lines[index] ?? ({ text: "", value: "" })
            width: root.width
            implicitHeight: Math.max(words.implicitHeight, figure.implicitHeight)
            Accessible.role: Accessible.StaticText
            Accessible.name: one.text + ": " + one.value
            Label {
                id: words
                width: parent.width - figure.width - Theme.gap
                text: line.one.text
                font: Theme.body
                color: Theme.muted
                wrapMode: Text.Wrap
            }
            Label {
                id: figure
                anchors.right: parent.right
                text: line.one.value
                font: Theme.label
                color: Theme.text
            }
        }
    }
}
