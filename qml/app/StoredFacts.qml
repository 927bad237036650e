pragma ComponentBehavior: Bound
import QtQuick
import Aphelion

// Where the files are, and which ones were put aside.
Column {
    id: root

    required property App app
    readonly property var facts: app.facts
    readonly property var setAside: facts.setAside ?? []

    spacing: 4
    GroupTitle { text: qsTr("The folder", "heading over the place of the app's files") }
    Line {
        text: root.facts.folder ?? ""
        wrapMode: Text.WrapAnywhere
    }
    GroupTitle {
        visible: root.setAside.length > 0
        text: qsTr("Files put aside", "heading over names of files")
    }
    Repeater {
        model: root.setAside
        Line {
            required property string modelData
            text: modelData
            wrapMode: Text.WrapAnywhere
        }
    }
}
