pragma Singleton
import QtQuick

// Why something did not happen: a refusal, or something in the way of storing or opening.
QtObject {
    id: root

    readonly property Reasons reasons: Reasons {}
    // Each: what went wrong, what still works and what to do.
    readonly property var words: ({
        // of the files on this device
        WrongPin: [qsTr("That is not the PIN", "what went wrong"), qsTr("Try again. Nothing is lost.", "what to do about it")],
        TooManyTries: [qsTr("Too many tries", "what went wrong"), qsTr("Wait a moment before the next one. Your notes are safe.", "what to do about it")],
        WrongPassphrase: [qsTr("That is not the passphrase", "what went wrong"), qsTr("Try again with the one the file was saved with.", "what to do about it")],
        WeakPassphrase: [qsTr("The passphrase is too short", "what went wrong"), qsTr("Choose a longer one, for instance four words.", "what to do about it")],
        BadTraveller: [qsTr("This file cannot be opened", "what went wrong: the file of a player from another device"), qsTr("It is damaged, or it is not the file of a player. Make it again on the other device; nothing has changed here.", "what to do about it")],
        NoTraveller: [qsTr("The file cannot be read", "what went wrong: the file of a player from another device"), qsTr("It may have been moved or deleted. Choose it again.", "what to do about it")],
        Unreadable: [qsTr("Your notes cannot be read", "what went wrong"), qsTr("The file is damaged or belongs to another device. It is kept; the game goes on with new notes.", "what to do about it")],
        NotEncrypted: [qsTr("Your notes are not as they were left", "what went wrong"), qsTr("Somebody put another file in their place. It is kept; the game goes on with new notes.", "what to do about it")],
        Damaged: [qsTr("A file is damaged", "what went wrong"), qsTr("It is kept, but cannot be opened. The game goes on with new notes.", "what to do about it")],
        Missing: [qsTr("A file is gone", "what went wrong"), qsTr("It was here before. The game goes on with new notes.", "what to do about it")],
        NewerVersion: [qsTr("Made by a newer version", "what went wrong"), qsTr("Update the app to open it. Everything else still works.", "what to do about it")],
        DiskFull: [qsTr("This device is full", "what went wrong"), qsTr("Nothing new can be kept. Make some room, then try again; what was kept is safe.", "what to do about it")],
        ReadOnly: [qsTr("Nothing can be kept here", "what went wrong"), qsTr("The app may not write to its folder. You can look at everything; allow writing and try again.", "what to do about it")],
        InUse: [qsTr("Aphelion is already open", "what went wrong"), qsTr("Close its other window, then try again.", "what to do about it")],
        Io: [qsTr("The storage does not answer", "what went wrong"), qsTr("Try again. If that does not help, restart the device; what was kept is safe.", "what to do about it")],
        NoMemory: [qsTr("Not enough memory", "what went wrong"), qsTr("Close some other apps, then try again. Nothing is lost.", "what to do about it")],
        KeyLost: [qsTr("The key to your files is lost", "what went wrong"), qsTr("The files are still here, but cannot be opened. You can begin again; they are set aside.", "what to do about it")],
        KeystoreSilent: [qsTr("The device keeps its key to itself", "what went wrong"), qsTr("Unlock the device, then try again. Nothing is lost.", "what to do about it")],
        BadName: [qsTr("A name is missing or too long", "what went wrong"), qsTr("Give everybody a short name.", "what to do about it")],
        AlreadyThere: [qsTr("There is already one of that name", "what went wrong"), qsTr("Nothing was overwritten. Choose another name.", "what to do about it")],
        Unknown: [qsTr("It is not here any more", "what went wrong"), qsTr("It may have been deleted. Everything else still works.", "what to do about it")],
        // of the table
        NoTable: [qsTr("No table is open", "what went wrong"), qsTr("Open one from the first page.", "what to do about it")],
        NobodyHere: [qsTr("The curtain is down", "what went wrong"), qsTr("Sit down at the table first.", "what to do about it")],
        NotYourSeat: [qsTr("This seat is on another device", "what went wrong"), qsTr("Play it there.", "what to do about it")],
        NotTheHost: [qsTr("Another device leads this table", "what went wrong"), qsTr("Do it there. You can go on playing here.", "what to do about it")],
        HostAway: [qsTr("The phone that leads this table is out of reach", "what went wrong"), qsTr("Nothing is lost. You can go on with your notes; actions wait until it is back.", "what to do about it")],
        StillAsking: [qsTr("Still on its way", "what went wrong"), qsTr("Your last question has no answer yet. Your notes work meanwhile.", "what to do about it")],
        CarriedOn: [qsTr("The phones remember different games", "what went wrong"), qsTr("Decide first which one counts. Until then you can look at everything.", "what to do about it")],
        OldTable: [qsTr("An older version of the app began this game", "what went wrong"), qsTr("You can look at everything. To play on, start its code anew on one phone and let the others join.", "what to do about it")],
        NotPossible: [qsTr("That seat can’t change hands now", "what went wrong"), qsTr("It may have changed just before. Look at the table and choose again.", "what to do about it")],
        NotLinked: [qsTr("That phone is gone", "what went wrong"), qsTr("It’s out of reach now. It shows up again when it’s back.", "what to do about it")],
        NotStored: [qsTr("The other phone could not keep it", "what went wrong"), qsTr("It may be full. Make some room there, then try again; nothing is lost here.", "what to do about it")],
        BadSetup: [qsTr("The players do not fit together", "what went wrong"), qsTr("Everyone needs their own season and colour, and nobody can sit down twice.", "what to do about it")],
        NoPlayers: [qsTr("Nobody is at the table yet", "what went wrong"), qsTr("Add at least one player.", "what to do about it")],
        Incomplete: [qsTr("Something is still missing", "what went wrong"), qsTr("Choose what is still open here.", "what to do about it")],
        record: [qsTr("The record of this game does not fit together", "what went wrong"), qsTr("It was cut short or changed. The game cannot go on, but your other games can.", "what to do about it")],
        apart: [qsTr("That came too late", "what went wrong"), qsTr("The table has gone on in the meantime. Look at it and choose again.", "what to do about it")],
        verdict: [qsTr("Something shown at this table is not what was sealed", "what went wrong"), qsTr("It was not entered. The game stays as it was.", "what to do about it")],
        TooMuch: [qsTr("Too much for one seat", "what went wrong: a seat has made more entries than are allowed"), qsTr("This seat has made more entries than any game needs. The others can go on, and your notes still work.", "what to do about it")],
        // of a typed code
        Length: [qsTr("This is not a whole game code", "what went wrong"), qsTr("Type all of its symbols. A short one is of another app.", "what to do about it")],
        Symbol: [qsTr("This symbol is not in any code", "what went wrong"), qsTr("Codes are made of digits and letters, and never of U.", "what to do about it")],
        CheckSymbol: [qsTr("That code has a typo", "what went wrong"), qsTr("Compare it symbol by symbol: two may be swapped.", "what to do about it")],
        // of the notes
        NoSuchCell: [qsTr("No comet can be here", "what went wrong"), qsTr("Comets can only be in sectors with a comet mark.", "what to do about it")],
        BadOrigin: [qsTr("This mark can’t be changed", "what went wrong"), qsTr("It follows from the rules and is printed on the sheet. The other cells are yours.", "what to do about it")],
        BadFact: [qsTr("This does not say anything certain", "what went wrong"), qsTr("Only what is certainly there or certainly not can be kept as a fact.", "what to do about it")],
        BadText: [qsTr("The text is too long", "what went wrong"), qsTr("Shorten it a little. What you typed is still there.", "what to do about it")],
        NothingChanges: [qsTr("Nothing to change", "what went wrong"), qsTr("Your notes say this already.", "what to do about it")],
        NoWhatIf: [qsTr("No what-if is open", "what went wrong"), qsTr("Begin one first, then keep or drop it.", "what to do about it")],
        NothingToUndo: [qsTr("Nothing to undo", "what went wrong"), qsTr("This is how your notes began.", "what to do about it")],
        NothingToRedo: [qsTr("Nothing to redo", "what went wrong"), qsTr("These are your latest notes.", "what to do about it")]
    })
    // Faults of the record that say the same to a person.
    readonly property var alike: ({
        Broken: "record", NotOpened: "record", WrongNumber: "record", WrongPrevious: "record", WrongCounter: "record",
        BadSignature: "record", TooLarge: "record", BadEvent: "record", WrongSeals: "record", NeverOpened: "record", NotEndorsed: "record", NotPlaced: "record", WrongVersion: "record",
        WrongEpoch: "apart", UnseenHead: "apart", UnknownSeat: "apart", AgainstTheRules: "apart", NothingTaken: "apart", KeyInUse: "apart",
        NotTheirs: "NotYourSeat", WrongOpening: "verdict", WrongVerdict: "verdict"
    })
    readonly property var general: [qsTr("That did not work", "what went wrong, when nothing better is known"), qsTr("Try again. What was kept so far is safe.", "what to do about it, when nothing better is known")]
    readonly property string refused: qsTr("That’s not possible now", "what went wrong: the rules do not allow it")

    function of(trouble: string): var {
        if (root.reasons.knows(trouble) && !(trouble in root.words))
            return [root.refused, root.reasons.why(trouble)];
        return root.words[root.alike[trouble] ?? trouble] ?? root.general;
    }
    // What went wrong, short; nothing for nothing.
    function title(trouble: string): string {
        return trouble === "" ? "" : root.of(trouble)[0];
    }
    // What still works and what to do.
    function detail(trouble: string): string {
        return trouble === "" ? "" : root.of(trouble)[1];
    }
}
