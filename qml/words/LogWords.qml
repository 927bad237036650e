pragma Singleton
import QtQuick
import Aphelion.Parts

// Lines of the public log, in words. `line` is a LogLine, `players` the table's ShownPlayers.
QtObject {
    id: root

    readonly property CluePhrases clues: CluePhrases {}
    readonly property RunPhrases runs: RunPhrases { clues: root.clues }
    readonly property var labels: ({
        C: qsTr("Comet", "an object, the start of a label"),
        A: qsTr("Asteroid", "an object, the start of a label"),
        D: qsTr("Dwarf planet", "an object, the start of a label"),
        G: qsTr("Gas cloud", "an object, the start of a label"),
        E: qsTr("Empty", "a sector that is truly empty, the start of a label"),
        X: qsTr("Planet X", "an object, the start of a label"),
        "?": qsTr("Appears empty", "a sector that is empty or hides Planet X, the start of a label")
    })
    readonly property var icons: ({
        Opened: "ui-table", Surveyed: "action-survey", Targeted: "action-target", Researched: "action-research",
        Located: "action-locate", ConferenceHeld: "action-conference", TheoriesSealed: "action-theory",
        TheoriesPlaced: "action-theory", TheoryTurnedUp: "action-peer-review", TheoryVoided: "action-peer-review",
        Reviewed: "action-peer-review", SeatTaken: "ui-table", SeatReleased: "ui-table", SeatRekeyed: "ui-table", SeatLent: "ui-table", Protested: "ui-warning", Objected: "ui-warning",
        EpochRaised: "ui-table", Revealed: "action-reveal", TakenBack: "ui-undo"
    })
    // One small function per kind of line; `who` is the player's name.
    readonly property var sentences: ({
        Opened: () => qsTr("The game begins", "first line of the log"),
        Surveyed: (line, who) => Words.fill(qsTr("%1 surveys %2 in %3", "log: %1 a name, %2 'asteroids', %3 'sectors 10–3' or 'sector 4'"), who, root.surveyed(line.object), root.sectors(line.from, line.to)),
        Targeted: (line, who) => Words.fill(qsTr("%1 targets sector %2", "log: %1 a name, %2 a number"), who, line.sector),
        Researched: (line, who) => Words.fill(qsTr("%1 researches %2, %3", "log: %1 a name, %2 the topic's letter, %3 'asteroids and comets'"), who, line.topic, root.clues.about(line.title)),
        Located: (line, who) => line.found ? qsTr("%1 finds Planet X", "log: %1 a name").arg(who)
                                           : qsTr("%1 looks for Planet X in vain", "log: %1 a name").arg(who),
        ConferenceHeld: line => qsTr("Conference: %1", "log: %1 a whole sentence, the clue").arg(root.clues.sentence(line.clue)),
        TheoriesSealed: (line, who) => qsTr("%1 has chosen", "log: %1 a name; theories or none, nobody knows yet").arg(who),
        TheoriesPlaced: (line, who) => root.placed(line.sectors, who),
        TheoryTurnedUp: (line, who) => line.correct
            ? Words.fill(qsTr("Sector %1 is %2, %3 was right", "log: %1 a number, %2 'a comet', %3 a name"), line.sector, root.clues.one(line.object), who)
            : Words.fill(qsTr("Sector %1 is not %2, %3 was wrong", "log: %1 a number, %2 'a comet', %3 a name"), line.sector, root.clues.one(line.object), who),
        TheoryVoided: (line, who) => Words.fill(qsTr("%1’s theory in sector %2 cannot be opened any more and leaves the board", "log: %1 a name, %2 a number"), who, line.sector),
        SeatTaken: (line, who) => qsTr("%1 joins the table", "log: %1 a name").arg(who),
        SeatReleased: (line, who) => qsTr("%1 leaves the table", "log: %1 a name").arg(who),
        SeatRekeyed: (line, who) => qsTr("%1 goes on with another device", "log: %1 a name").arg(who),
        SeatLent: (line, who) => qsTr("A bot plays for %1 until %1 is back", "log: %1 a name").arg(who),
        Protested: (line, who) => qsTr("%1 never agreed to the other device and has the seat back", "log: %1 a name").arg(who),
        Objected: (line, who) => qsTr("%1 was not asked and says so", "log: %1 a name; a bot played for them, or they were removed").arg(who),
        EpochRaised: (line, who) => qsTr("%1’s phone leads the table from here on", "log: %1 a name; the phone that led it before was out of reach").arg(who),
        Reviewed: line => line.correct
            ? qsTr("Peer review: sector %1 is %2", "log: %1 a number, %2 'a comet'").arg(line.sector).arg(root.clues.one(line.object))
            : qsTr("Peer review: sector %1 is not %2", "log: %1 a number, %2 'a comet'").arg(line.sector).arg(root.clues.one(line.object)),
        Revealed: () => qsTr("The sky is revealed", "log"),
        TakenBack: (line, who) => qsTr("%1 takes the last entry back", "log: %1 a name").arg(who)
    })

    function sentence(line: var, players: var): string {
        const words = root.sentences[line.kind];
        if (!words)
            return "";
        const said = words(line, line.entry > 0 && players[line.who] ? root.marked(players[line.who]) : root.nameOf(line.who, players));
        return line.takenBack ? qsTr("%1 (taken back)", "log: %1 a whole line that holds no more").arg(said) : said;
    }
    function nameOf(player: int, players: var): string {
        return players[player]?.name ?? qsTr("Somebody", "log: a player without a name");
    }
    // The name of a ShownPlayer; the own one says so.
    function marked(player: var): string {
        return own(player.name, player.you);
    }
    function own(name: string, isOwn: bool): string {
        return isOwn ? qsTr("%1 (you)", "the own name among others, %1 a name").arg(name) : name;
    }
    // What somebody looks for; Planet X is among what appears empty.
    function surveyed(letter: string): string {
        return root.runs.surveyed(letter);
    }
    function placed(sectors: var, who: string): string {
        if (sectors.length === 0)
            return qsTr("%1 places no theory", "log: %1 a name").arg(who);
        if (sectors.length === 1)
            return Words.fill(qsTr("%1 places a theory in sector %2", "log: %1 a name, %2 a number"), who, sectors[0]);
        return Words.fill(qsTr("%1 places theories in sectors %2", "log: %1 a name, %2 numbers, '4, 7'"), who, sectors.join(qsTr(", ", "between the numbers of sectors")));
    }
    function icon(line: var): string { // for lines that are nobody's
        return root.icons[line.kind] ?? "ui-log";
    }
    // The run of a survey, "11–3"; one number for one sector.
    function run(from: int, to: int): string {
        return root.runs.run(from, to);
    }
    function sectors(from: int, to: int): string {
        return root.runs.sectors(from, to);
    }
    // "Asteroid" for A: the start of a label
    function label(letter: string): string {
        return root.labels[letter] ?? "";
    }
}
