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

    property bool boardBeside: false

    signal chosen(string code, bool boardBeside)

    title: lobby.contest ? qsTr("Sky of the day", "title of the page and of a shared result") : qsTr("Solo", "title of the page: a game against bots")
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
        Choices {
            title: qsTr("How you play", "heading over choices")
            options: [
                { text: qsTr("All on screen", "choice: no cardboard board"), detail: qsTr("The app is the table.", "what the choice means") },
                { text: qsTr("With the board", "choice: the cardboard board is on the table"), detail: qsTr("The app tells you what to move.", "what the choice means, alone against bots") }
            ]
            current: root.boardBeside ? 1 : 0
            onChosen: index => root.boardBeside = index === 1
            width: parent.width
        }
        GroupTitle { text: qsTr("Bots", "heading over players that the app plays for") }
        Line {
            objectName: "contest"
            visible: root.lobby.contest
            text: qsTr("Everybody meets the same bots today, with the same season and facts.", "the contest of the day")
            color: Theme.muted
        }
        BotList {
            lobby: root.lobby
            least: 1
            columns: root.beside ? 2 : 1
            width: parent.width
        }
        SecondaryButton {
            visible: !root.lobby.contest && root.lobby.bots.length < 3
            text: qsTr("Add a bot", "button: a player that the app plays for")
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
            onClicked: root.chosen(root.code !== "" ? root.code : root.app.shownCode(root.modes[root.mode].name), root.boardBeside)
            Layout.fillWidth: true
        }
    }
}
