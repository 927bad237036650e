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
    canGoBack: true

    ScrollColumn {
        anchors.fill: parent
        widest: root.wide ? 1000 : 560
        GridLayout {
            columns: root.wide ? 2 : 1
            columnSpacing: 2 * Theme.group
            rowSpacing: Theme.group
            ColumnLayout {
                spacing: Theme.group
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1 // as wide as the other
                Layout.fillWidth: true
                LooksGroup {
                    preferences: root.app.preferences
                    Layout.fillWidth: true
                }
                PlayersGroup {
                    app: root.app
                    Layout.fillWidth: true
                }
            }
            ColumnLayout {
                spacing: Theme.group
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1 // as wide as the other
                Layout.fillWidth: true
                StoredGroup {
                    app: root.app
                    Layout.fillWidth: true
                }
                GroupTitle { text: qsTr("About", "heading in the settings") }
                SecondaryButton {
                    text: qsTr("Licences", "button")
                    onClicked: root.licences()
                    Layout.fillWidth: true
                }
            }
        }
    }
}
