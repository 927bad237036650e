import QtQuick
import QtQuick.Window
import Aphelion.Parts

// A window with one page of sample parts.
Window {
    id: root

    required property string page
    required property string theme
    required property real textScale

    readonly property var pages: ({
        wheel: "WheelPage", wheel18: "WheelPage", table: "TablePage", table18: "TablePage", pick: "PickPage", pick18: "PickPage",
        single: "PickPage", notes: "NotesPage", notes18: "NotesPage", cells: "CellsPage", controls: "ControlsPage", pin: "PinPage"
    })

    visible: true
    title: page
    color: Theme.background

    Binding { target: Theme; property: "name"; value: root.theme }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Component.onCompleted: loader.setSource(pages[page] + ".qml", { expert: page.endsWith("18"), variant: page })
    Loader {
        id: loader
        anchors.fill: parent
    }
}
