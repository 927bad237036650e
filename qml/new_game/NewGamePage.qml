pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What kind of game it will be. Everything is chosen already; one tap goes on.
PageFrame {
    id: root

    required property LobbyForm lobby
    readonly property var modes: lobby.modes // ModeChoice
    property int mode: 0 // of these
    readonly property bool beside: width >= 700 && Theme.textScale < 1.5

    signal chosen(string mode, bool several)

    title: qsTr("New game", "title of the page")
    starry: true
    canGoBack: true

    ScrollColumn {
        anchors.fill: parent
        spacing: Theme.gap
        widest: root.beside ? 920 : 560
        Grid {
            id: grid
            columns: root.beside ? 2 : 1
            rowSpacing: Theme.gap
            columnSpacing: 2 * Theme.group
            readonly property real each: (width - (columns - 1) * columnSpacing) / columns
            width: parent.width
            Choices {
                title: qsTr("The sky", "heading over choices: the mode of the game")
                options: root.modes.map(mode => ({ text: LobbyWords.mode(mode.name), detail: LobbyWords.sectors(mode.sectors) }))
                current: root.mode
                onChosen: index => root.mode = index
                width: grid.each
            }
            Column {
                spacing: Theme.gap
                width: grid.each
                GroupTitle { text: qsTr("Help on the notes", "heading over choices") }
                HelpChoice {
                    lobby: root.lobby
                    width: parent.width
                }
            }
        }
        TableChoices {
            id: table
            lobby: root.lobby
            beside: root.beside
            width: parent.width
        }
    }
    footer: Foot {
        PrimaryButton {
            text: qsTr("Continue", "button that goes on to the next page")
            onClicked: root.chosen(root.modes[root.mode].name, table.several)
            Layout.fillWidth: true
        }
    }
}
