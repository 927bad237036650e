import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The notes as a grid, as a wheel, or what they rest on. With very large type a menu.
Item {
    id: root

    property int current: 0
    readonly property bool asMenu: Theme.textScale >= 1.75
    readonly property var names: [
        qsTr("Grid", "the notes as a table"), qsTr("Wheel", "the notes as a circle"), qsTr("Record", "what was asked and learned so far")
    ]

    signal chosen(int index)

    implicitWidth: asMenu ? menu.implicitWidth : Theme.sized(198)
    implicitHeight: asMenu ? menu.implicitHeight : tabs.implicitHeight

    Segmented {
        id: tabs
        visible: !root.asMenu
        width: root.width
        options: root.names
        currentIndex: root.current
        onChosen: index => root.chosen(index)
    }
    SecondaryButton {
        id: menu
        visible: root.asMenu
        width: root.width
        iconName: "ui-down"
        text: root.names[root.current]
        onClicked: views.open()
    }
    Sheet {
        id: views
        title: qsTr("Show the notes as", "title of a choice: grid, wheel, record")
        Segmented {
            options: root.names
            currentIndex: root.current
            Layout.fillWidth: true
            onChosen: index => {
                views.close();
                root.chosen(index);
            }
        }
    }
}
