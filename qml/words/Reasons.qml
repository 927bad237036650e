import QtQuick

// Why something cannot be done now, and what can: one or two short sentences.
QtObject {
    id: root

    readonly property var reasons: ({
        Incomplete: qsTr("Something is still missing here.", "why a button is off"),
        NoTable: qsTr("No table is open. Go back and open one.", "why a button is off"),
        NobodyHere: qsTr("The curtain is down. Sit down at the table first.", "why a button is off"),
        NotYourSeat: qsTr("This seat is played on another device.", "why a button is off"),
        NotTheHost: qsTr("Another phone leads this table. Decide it there.", "why a button is off"),
        HostAway: qsTr("The phone that leads this table is out of reach. Your choice is kept until it’s back.", "why a button is off"),
        StillAsking: qsTr("Your last question is still on its way. Your notes work meanwhile.", "why a button is off"),
        CarriedOn: qsTr("Another phone remembers this game differently. Decide first which one counts.", "why a button is off"),
        OldTable: qsTr("An older version of the app began this game. You can look at it; to play on, start its code anew.", "why a button is off"),
        NotPossible: qsTr("That seat can’t change hands now.", "why a button is off"),
        NotLinked: qsTr("That phone is out of reach now.", "why a button is off"),
        BadInput: qsTr("That doesn’t fit here. Choose again.", "why a button is off"),
        WrongPhase: qsTr("Not now. The table says what comes next.", "why a button is off"),
        NotYourTurn: qsTr("It’s not your turn yet. You act when your pawn is last on the track.", "why a button is off"),
        AlreadyChosen: qsTr("You have already chosen. The others are still choosing.", "why a button is off"),
        TooManyTheories: qsTr("Too many theories for this round. Take one away.", "why a button is off"),
        BadSector: qsTr("This sky has no such sector. Choose one on the wheel.", "why a button is off"),
        BadObject: qsTr("That object can’t be chosen here. Choose another.", "why a button is off"),
        RangeTooWide: qsTr("A survey covers at most half the sky. Choose fewer sectors.", "why a button is off"),
        NoTargetLeft: qsTr("You have used all your targets. Survey one sector instead.", "why a button is off"),
        NotVisible: qsTr("That’s below the horizon. Choose sectors in the bright half.", "why a button is off"),
        CometEnds: qsTr("A comet survey begins and ends in sectors with a comet mark.", "why a button is off"),
        UnknownTopic: qsTr("This game has no such topic. Choose one from the list.", "why a button is off"),
        ResearchTwice: qsTr("You can’t research twice in a row.", "why a button is off"),
        TwoInOneSector: qsTr("Only one theory per sector in a round. Move one of them.", "why a button is off"),
        SectorConfirmed: qsTr("Everyone knows what’s in this sector. Choose another.", "why a button is off"),
        DuplicateTheory: qsTr("You already have this theory here. Choose another sector or object.", "why a button is off"),
        NoToken: qsTr("You have no token left for this object. Choose another.", "why a button is off"),
        NothingToTakeBack: qsTr("You have nothing to take back.", "why a button is off"),
        TooLateToJoin: qsTr("The first theories are placed, so nobody can join any more. Join the next game.", "why a button is off"),
        TableFull: qsTr("All seats are taken. Four people can play.", "why a button is off"),
        NotSeated: qsTr("Nobody sits there any more.", "why a button is off"),
        LastPlayer: qsTr("The last player can’t be removed. Leave the game open, or end it.", "why a button is off")
    })
    readonly property string general: qsTr("That’s not possible right now.", "why a button is off, when there is no better reason")

    // Nothing for nothing.
    function why(refusal: string): string {
        return refusal === "" ? "" : root.reasons[refusal] ?? root.general;
    }
    function knows(refusal: string): bool {
        return refusal in root.reasons;
    }
}
