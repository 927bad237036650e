pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// One licence, word for word.
PageFrame {
    id: root

    required property string file
    required property string name

    title: name
    canGoBack: true

    Licences { id: licences }
    ListView {
        id: list
        anchors.fill: parent
        model: licences.text(root.file).trim().split("\n\n")
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        spacing: 12
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: root.name
        Keys.onDownPressed: flick(0, -600)
        Keys.onUpPressed: flick(0, 600)
        delegate: Label {
            required property string modelData
            text: modelData
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
            width: Math.min(list.width, 640)
            x: Math.round((list.width - width) / 2)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
