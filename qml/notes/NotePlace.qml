import QtQuick
import Aphelion.Parts

// A large cell under its letter; the chosen one has a line beneath.
Column {
    id: root

    required property var value // NoteCell
    property bool current: false
    readonly property alias cell: face

    signal tapped(string object)
    signal reached(string object) // has the keyboard now

    spacing: 2
    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.value.object
        font: root.current ? Theme.label : Theme.labelPlain
        color: root.current ? Theme.text : Theme.muted
        Accessible.ignored: true
    }
    NoteCell {
        id: face
        width: root.width
        height: Math.max(Theme.touch, Math.min(64, Math.round(root.width * 0.92)))
        sector: root.value.sector
        object: root.value.object
        mark: root.value.mark
        origin: root.value.origin
        depth: root.value.layer
        wrong: root.value.wrong
        onClicked: root.tapped(object)
        onVisualFocusChanged: if (visualFocus) root.reached(object)
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.width - 12
        height: 3
        radius: 1.5
        color: root.current ? Theme.accent : "transparent"
    }
}
