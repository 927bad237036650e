pragma Singleton
import QtQuick

// What an action costs and shows, before it is done.
QtObject {
    // form: a Form whose choice is complete.
    function cost(form: var, withBoard: bool): string {
        return withBoard
            ? qsTr("Costs %1: move your pawn that many sectors on", "with the board on the table, %1 sectors of time").arg(form.cost)
            : qsTr("Costs %1: your pawn goes from %2 to %3", "%1 sectors of time, %2 and %3 numbers of sectors").arg(form.cost).arg(form.pawnFrom).arg(form.pawnTo);
    }
    // After an answer, with a cardboard board on the table.
    function move(sectors: int): string {
        return qsTr("Now move your pawn %1", "below an answer, with a cardboard board: %1 how many sectors").arg(sectors);
    }
    function seen(sentence: string): string {
        return qsTr("Others will see: %1", "%1 a line of the log").arg(sentence);
    }
    function hidden(sector: int): string {
        return qsTr("Sector %1 is below the horizon. Pick from the bright half.", "after a tap on a sector that cannot be asked about").arg(sector);
    }
    function sectors(list: var): string {
        return list.join(qsTr(", ", "between the numbers of sectors"));
    }
}
