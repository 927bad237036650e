pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// What is said above the keys of a PIN. It has room for the longest of what may be said, so that the keys stay where they are.
Item {
    id: root

    property string text
    property bool wrong: false
    property bool centred: false
    property var sayings: [] // all that may be said here
    readonly property real tallest: others.count === sayings.length ? sayings.reduce((most, saying, i) => Math.max(most, others.itemAt(i)?.implicitHeight ?? 0), 0) : 0

    implicitHeight: Math.max(words.implicitHeight, tallest)
    Accessible.role: wrong ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""

    Label {
        id: words
        width: parent.width
        height: parent.height
        text: root.text
        font: Theme.body
        color: root.wrong ? Theme.danger : Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
        verticalAlignment: root.centred ? Text.AlignVCenter : Text.AlignTop
        Accessible.ignored: true
    }
    Repeater {
        id: others
        model: root.sayings.length
        Label {
            required property int index
            visible: false
            width: root.width
            text: root.sayings[index] ?? ""
            font: Theme.body
            wrapMode: Text.Wrap
        }
    }
}
