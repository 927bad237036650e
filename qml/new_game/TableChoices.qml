import QtQuick
import Aphelion
import Aphelion.Parts

// How a table is played: with the cardboard board or wholly on screen, and who uses this device. At somebody else's table only the latter.
Grid {
    id: root

    required property LobbyForm lobby
    property bool several: true

    property bool beside: false // the two questions
    property bool joining: false

    columns: beside && !joining ? 2 : 1
    rowSpacing: Theme.gap
    columnSpacing: 2 * Theme.group
    readonly property real each: (width - (columns - 1) * columnSpacing) / columns

    Choices {
        visible: !root.joining
        title: qsTr("How you play", "heading over choices")
        options: [
            { text: qsTr("All on screen", "choice: no cardboard board"), detail: qsTr("The app is the table.", "what the choice means") },
            { text: qsTr("With the board", "choice: the cardboard board is on the table"), detail: qsTr("The app answers what you ask.", "what the choice means") }
        ]
        current: root.lobby.withBoard ? 1 : 0
        onChosen: index => root.lobby.withBoard = index === 1
        width: root.each
    }
    Choices {
        title: qsTr("This device is for", "heading over choices")
        options: [
            { text: qsTr("Several of us", "choice: players who share the device"), detail: qsTr("You hand it round; a curtain keeps notes private.", "what the choice means") },
            { text: qsTr("Just me", "choice: one player at the device"), detail: qsTr("Everybody has a device of their own.", "what the choice means") }
        ]
        current: root.several ? 0 : 1
        onChosen: index => root.several = index === 0
        width: root.each
    }
}
