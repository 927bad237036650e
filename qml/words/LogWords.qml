pragma Singleton
import QtQuick

// Lines of the public log, in words. `line` is a LogLine, `players` the table's ShownPlayers.
QtObject {
    function sentence(line: var, players: var): string { return line.kind; }
    function icon(line: var): string { return "ui-log"; } // for lines that are nobody's
    // The run of a survey, "11–3"; one number for one sector.
    function run(from: int, to: int): string { return from === to ? String(from) : from + "–" + to; }
    // "Asteroid" for A: the start of a label
    function label(letter: string): string { return letter; }
}
