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
            Choices {
                readonly property var helps: ["Bookkeeping", "Checker", "Hints", "None"]
                title: qsTr("Help on the notes", "heading over choices")
                options: [
                    { text: qsTr("Bookkeeping", "choice: the app fills in simple things"), detail: qsTr("Your facts and answers are marked for you.", "what the choice means") },
                    { text: qsTr("Checker", "choice: the app also looks for marks that cannot be"), detail: qsTr("You may ask which marks cannot be right.", "what the choice means") },
                    { text: qsTr("Hints", "choice: the app also gives hints"), detail: qsTr("You may ask what follows, and why.", "what the choice means") },
                    { text: qsTr("None", "choice: no help on the notes"), detail: qsTr("Only your starting facts are marked.", "what the choice means") }
                ]
                current: Math.max(0, helps.indexOf(root.lobby.help))
                onChosen: index => root.lobby.help = helps[index]
                width: grid.each
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
