pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A game alone: against whom, under which sky, with how much help. Everything is chosen already; one tap goes on.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    property string code // a given one, such as that of the day
    readonly property var modes: lobby.modes // ModeChoice
    property int mode: 0 // of these
    readonly property bool beside: width >= 700 && Theme.textScale < 1.5

    signal chosen(string code)

    title: qsTr("Solo", "title of the page: a game against opponents of the app")
    starry: true
    canGoBack: true

    ScrollColumn {
        anchors.fill: parent
        widest: root.beside ? 920 : 560
        Choices {
            visible: root.code === ""
            title: qsTr("The sky", "heading over choices: the mode of the game")
            options: root.modes.map(mode => ({ text: LobbyWords.mode(mode.name), detail: LobbyWords.sectors(mode.sectors) }))
            current: root.mode
            onChosen: index => root.mode = index
            width: parent.width
        }
        GroupTitle { text: qsTr("Your opponents", "heading over players that the app plays for") }
        BotList {
            lobby: root.lobby
            least: 1
            columns: root.beside ? 2 : 1
            width: parent.width
        }
        SecondaryButton {
            visible: root.lobby.bots.length < 3
            text: qsTr("Add an opponent", "button: one more player that the app plays for")
            onClicked: root.lobby.addBot("Observer")
            width: parent.width
        }
        GroupTitle { text: qsTr("Help on the notes", "heading over choices") }
        HelpChoice {
            lobby: root.lobby
            width: parent.width
        }
    }
    footer: Foot {
        PrimaryButton {
            text: qsTr("Continue", "button that goes on to the next page")
            onClicked: root.chosen(root.code !== "" ? root.code : root.app.shownCode(root.modes[root.mode].name))
            Layout.fillWidth: true
        }
    }
}
