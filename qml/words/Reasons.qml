import QtQuick

// Why something cannot be done now, and what can: one or two short sentences.
QtObject {
    id: root

    readonly property var reasons: ({
        Incomplete: qsTr("Something is still missing. Choose everything that is asked for here.", "why a button is off"),
        NoTable: qsTr("No table is open. Go back and open one.", "why a button is off"),
        NobodyHere: qsTr("The curtain is down. Sit down at the table first.", "why a button is off"),
        NotYourSeat: qsTr("This seat is played on another device.", "why a button is off"),
        NotTheHost: qsTr("Another phone leads this table. It is decided there.", "why a button is off"),
        HostAway: qsTr("The phone that leads this table is out of reach. What you choose here is kept until it is back.", "why a button is off"),
        StillAsking: qsTr("What you asked for last is still on its way. You can go on with your notes.", "why a button is off"),
        CarriedOn: qsTr("Another phone remembers this game differently. Decide first which of them counts.", "why a button is off"),
        NotLinked: qsTr("That phone is not within reach any more.", "why a button is off"),
        BadInput: qsTr("That does not fit here. Choose again.", "why a button is off"),
        WrongPhase: qsTr("This is not the moment for it. The table says what comes next.", "why a button is off"),
        NotYourTurn: qsTr("It is somebody else’s turn. You are next when your pawn is the last one on the track.", "why a button is off"),
        AlreadyChosen: qsTr("You have already chosen in this phase, and a choice made stands. Wait for the others.", "why a button is off"),
        TooManyTheories: qsTr("That is more theories than you may place now. Take one away.", "why a button is off"),
        BadSector: qsTr("There is no such sector in this sky. Choose one on the wheel.", "why a button is off"),
        BadObject: qsTr("That object cannot be named here. Choose another.", "why a button is off"),
        RangeTooWide: qsTr("A survey covers at most half of the sky. Choose a shorter run.", "why a button is off"),
        NoTargetLeft: qsTr("You have used all your targets. Survey a single sector instead.", "why a button is off"),
        NotVisible: qsTr("That reaches below the horizon. Choose sectors in the bright half.", "why a button is off"),
        CometEnds: qsTr("A survey for comets begins and ends in comet sectors. Move the ends to sectors with a comet mark.", "why a button is off"),
        UnknownTopic: qsTr("There is no such topic in this game. Choose one from the list.", "why a button is off"),
        ResearchTwice: qsTr("You researched last time, and never twice running. Do something else first.", "why a button is off"),
        TwoInOneSector: qsTr("Your theories of one phase must be in different sectors. Move one of them.", "why a button is off"),
        SectorConfirmed: qsTr("Everybody knows what is in this sector. Choose another.", "why a button is off"),
        DuplicateTheory: qsTr("Your same theory is already in this sector. Choose another sector or object.", "why a button is off"),
        NoToken: qsTr("You have no theory left for this object. Choose another object.", "why a button is off"),
        NothingToTakeBack: qsTr("You have no entry that could be taken back.", "why a button is off"),
        TooLateToJoin: qsTr("The first theories have been placed, so nobody can join any more. You can join the next game.", "why a button is off"),
        TableFull: qsTr("All seats are taken. Four people can play.", "why a button is off"),
        NotSeated: qsTr("Nobody sits there any more.", "why a button is off"),
        LastPlayer: qsTr("The last player cannot leave the table. Leave the game open, or end it.", "why a button is off")
    })
    readonly property string general: qsTr("This cannot be done right now.", "why a button is off, when there is no better reason")

    // Nothing for nothing.
    function why(refusal: string): string {
        return refusal === "" ? "" : root.reasons[refusal] ?? root.general;
    }
    function knows(refusal: string): bool {
        return refusal in root.reasons;
    }
}
