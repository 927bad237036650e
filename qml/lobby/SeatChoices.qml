import QtQuick
import Aphelion
import Aphelion.Parts

// What a player chooses: the pawn, the season of the note sheet, how many facts to start with.
Column {
    id: root

    required property LobbyForm lobby
    required property int index
    readonly property var seat: lobby.seats[index] ?? null // LobbySeat
    readonly property var levels: lobby.levels // LevelChoice
    readonly property int level: levels.findIndex(level => root.seat && level.name === root.seat.level)

    spacing: Theme.gap

    GroupTitle { text: qsTr("Pawn", "heading: the shape and colour of a player") }
    ShapeChoice {
        count: root.lobby.colours
        current: root.seat ? root.seat.colour : 0
        taken: root.lobby.takenColours
        onChosen: colour => root.lobby.setColour(root.index, colour)
        width: parent.width
    }
    Line {
        objectName: "given"
        visible: root.lobby.contest
        text: root.seat ? Words.fill(qsTr("The same for everybody today: %1, %2.", "what cannot be chosen in the contest of the day; %1 the season, %2 how many starting facts"), LobbyWords.season(root.seat.season), LobbyWords.facts(root.seat.facts)) : ""
        color: Theme.muted
    }
    GroupTitle {
        visible: !root.lobby.contest
        text: qsTr("Season of the note sheet", "heading: each player has one of the four seasons")
    }
    SeasonChoice {
        visible: !root.lobby.contest
        seasons: root.lobby.seasons
        current: root.seat ? root.seat.season : ""
        taken: root.lobby.takenSeasons
        onChosen: season => root.lobby.setSeason(root.index, season)
        width: parent.width
    }
    Line {
        visible: root.lobby.takenColours.length > 0
        text: qsTr("What others at the table have is taken. The host can swap.", "about pawns and seasons to choose from")
        font: Theme.subtitle
        color: Theme.muted
    }
    GroupTitle {
        visible: !root.lobby.contest
        text: qsTr("Starting facts", "heading: how many facts a player knows at the start")
    }
    Segmented {
        visible: !root.lobby.contest
        options: root.levels.map(level => String(level.facts))
        currentIndex: root.level
        onChosen: index => root.lobby.setLevel(root.index, root.levels[index].name)
        width: parent.width
    }
    Line {
        visible: !root.lobby.contest
        text: root.seat ? LobbyWords.level(root.seat.level) : ""
        font: Theme.subtitle
        color: Theme.muted
    }
}
