pragma Singleton
import QtQuick
import Aphelion.Parts

// What hands do on the cardboard board, in words. `step` is a ShownHandling, `players` the table's ShownPlayers.
QtObject {
    id: root

    readonly property CluePhrases clues: CluePhrases {}
    readonly property string title: qsTr("On your board", "heading over what is to be done on the cardboard board")
    readonly property string done: qsTr("Done", "button: everything has been done on the cardboard board")
    readonly property string anyToken: qsTr("For a bot, any token of its colour will do while it lies face down. Swap in the right one when it is turned up.", "about tokens on the cardboard board whose object nobody knows yet")
    readonly property var icons: ({
        PushTokens: "action-theory", PlaceToken: "action-theory", TurnUpToken: "action-peer-review",
        TakeToken: "action-peer-review", TurnEarth: "ui-time"
    })
    // Where a token comes to lie, from the rim inwards.
    readonly property var places: [
        (token, sector) => Words.fill(qsTr("Lay %1 face down on sector %2, on the outer space", "cardboard board: %1 'a token of Vera’s', %2 a number"), token, sector),
        (token, sector) => Words.fill(qsTr("Lay %1 face down on sector %2, on the second space", "cardboard board, spaces are counted from the rim: %1 'a token of Vera’s', %2 a number"), token, sector),
        (token, sector) => Words.fill(qsTr("Lay %1 face down on sector %2, on the third space", "cardboard board, spaces are counted from the rim: %1 'a token of Vera’s', %2 a number"), token, sector),
        (token, sector) => Words.fill(qsTr("Lay %1 face down on sector %2, on the inner space", "cardboard board: %1 'a token of Vera’s', %2 a number"), token, sector)
    ]
    readonly property var sentences: ({
        PushTokens: step => root.pushed(step.sectors, step.spaces),
        PlaceToken: (step, who) => root.places[step.spaces](root.token(step.letter, who), step.sectors[0]),
        TurnUpToken: (step, who) => Words.fill(qsTr("Turn up %1’s token on sector %2: it is %3", "cardboard board: %1 a name, %2 a number, %3 'a comet'"), who, step.sectors[0], root.clues.one(step.letter)),
        TakeToken: (step, who) => Words.fill(qsTr("Take %1’s token off sector %2: it was wrong", "cardboard board: %1 a name, %2 a number"), who, step.sectors[0]),
        MovePawn: (step, who) => Words.fill(qsTr("Move %1’s pawn to sector %2", "cardboard board: %1 a name, %2 a number"), who, step.sectors[0]),
        TakePawn: (step, who) => qsTr("Take %1’s pawn off the board", "cardboard board: %1 the name of a player who has left").arg(who),
        TurnEarth: step => qsTr("Turn the Earth’s arrow to sector %1", "cardboard board: %1 a number").arg(step.sectors[0])
    })

    function sentence(step: var, players: var): string {
        const words = root.sentences[step.what];
        return words ? words(step, LogWords.nameOf(step.player, players)) : "";
    }
    // Nobody knows what an opponent's token is; the own one has to be the right one.
    function token(letter: string, who: string): string {
        return letter === "" ? qsTr("a token of %1’s", "cardboard board: %1 a name").arg(who)
            : Words.fill(qsTr("%1’s token “%2”", "cardboard board: %1 a name, %2 'asteroid'"), who, Words.object(letter));
    }
    function pushed(sectors: var, spaces: int): string {
        const where = Words.all(sectors);
        if (spaces > 1)
            return sectors.length === 1 ? Words.fill(qsTr("Push the face-down tokens on sector %1 %2 spaces inwards", "cardboard board: %1 a number, %2 two or three"), where, spaces)
                : Words.fill(qsTr("Push the face-down tokens on sectors %1 %2 spaces inwards", "cardboard board: %1 numbers '3 and 8', %2 two or three"), where, spaces);
        return sectors.length === 1 ? qsTr("Push the face-down tokens on sector %1 one space inwards", "cardboard board: %1 a number").arg(where)
            : qsTr("Push the face-down tokens on sectors %1 one space inwards", "cardboard board: %1 numbers '3 and 8'").arg(where);
    }
    function icon(step: var): string { // for steps that are nobody's
        return root.icons[step.what] ?? "ui-table";
    }
}
