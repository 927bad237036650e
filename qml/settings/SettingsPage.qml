pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What everybody at this device chose, who they are, and what is kept here. On a tablet in two columns.
PageFrame {
    id: root

    required property App app
    readonly property bool wide: width >= 700 && Theme.textScale < 1.75

    signal licences()

    title: qsTr("Settings", "title of the page")
    starry: true
    canGoBack: true

    scrolled: view.contentY > 0

    ScrollColumn {
        id: view
        anchors.fill: parent
        widest: root.wide ? 1000 : 560
        Grid {
            id: grid
            columns: root.wide ? 2 : 1
            columnSpacing: 2 * Theme.group
            rowSpacing: Theme.group
            width: parent.width
            readonly property real each: (width - (columns - 1) * columnSpacing) / columns
            Column {
                width: grid.each
                spacing: Theme.group
                LooksGroup {
                    width: parent.width
                    preferences: root.app.preferences
                }
                CuesGroup {
                    width: parent.width
                    preferences: root.app.preferences
                }
                PlayersGroup {
                    width: parent.width
                    app: root.app
                }
            }
            Column {
                width: grid.each
                spacing: Theme.group
                StoredGroup {
                    width: parent.width
                    app: root.app
                }
                GroupTitle { text: qsTr("About", "heading in the settings") }
                SecondaryButton {
                    width: parent.width
                    text: qsTr("Licences", "button")
                    onClicked: root.licences()
                }
            }
        }
    }
    footer: Foot {
        z: 1 // not every renderer clips what scrolls
        TextSize {
            preferences: root.app.preferences
            Layout.fillWidth: true
        }
    }
}
