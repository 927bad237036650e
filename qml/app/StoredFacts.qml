pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Where the files are, and which ones were put aside.
ColumnLayout {
    id: root

    required property App app
    readonly property var setAside: app.facts.setAside ?? []

    spacing: 4
    GroupTitle { text: qsTr("The folder", "heading over the place of the app's files") }
    Line { text: root.app.facts.folder ?? "" }
    GroupTitle {
        visible: root.setAside.length > 0
        text: qsTr("Files put aside", "heading over names of files")
    }
    Repeater {
        model: root.setAside
        Line {
            required property string modelData
            text: modelData
        }
    }

    component Line: Text {
        font: Theme.body
        color: Theme.text
        wrapMode: Text.WrapAnywhere
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
