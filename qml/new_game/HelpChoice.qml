import QtQuick
import Aphelion
import Aphelion.Parts

// How much help on the notes everybody at the table may have.
Column {
    id: root

    required property LobbyForm lobby
    readonly property var helps: ["None", "Bookkeeping", "Checker", "Hints"]
    readonly property var details: ({
        None: qsTr("Only your starting facts are filled in.", "what the choice means: no help on the notes"),
        Bookkeeping: qsTr("Facts and answers are filled in for you, with what follows at once.", "what the choice means: bookkeeping"),
        Checker: qsTr("You can also check your marks for mistakes.", "what the choice means: bookkeeping and a check"),
        Hints: qsTr("You can also ask for the next step, and why.", "what the choice means: bookkeeping, a check, and hints")
    })

    spacing: Theme.gap
    Segmented {
        options: [
            qsTr("None", "choice: no help on the notes"), qsTr("Bookkeeping", "choice: the app fills in simple things"),
            qsTr("Check", "choice: the app can find contradictions in the notes"), qsTr("Hints", "choice: the app can give hints")
        ]
        currentIndex: Math.max(0, root.helps.indexOf(root.lobby.help))
        columns: width < 400 * Theme.textScale ? 2 : 4
        onChosen: index => root.lobby.help = root.helps[index]
        width: parent.width
    }
    Label {
        text: root.details[root.lobby.help] ?? ""
        font: Theme.subtitle
        color: Theme.muted
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
