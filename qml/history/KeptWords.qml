pragma Singleton
import QtQuick
import Aphelion
import Aphelion.Parts

// Words for a table that is kept here: who, what, when, and how it ended.
QtObject {
    function who(table: var): string {
        if (table.code === "")
            return qsTr("A table of a newer version", "in the list of tables");
        return table.names.join(", ");
    }
    function what(table: var): string {
        if (table.code === "")
            return qsTr("Update the app to open it.", "in the list of tables, of one that a newer version made");
        const mode = LobbyWords.mode(table.mode);
        return table.withBoard ? qsTr("%1, with the board, %2", "a table; %1 the mode, %2 the game code").arg(mode).arg(Words.code(table.code))
                               : qsTr("%1, %2", "a table; %1 the mode, %2 the game code").arg(mode).arg(Words.code(table.code));
    }
    // Everybody's place and points, the winner first.
    function result(table: var): string {
        return table.outcomes.filter(one => one.points >= 0).map(one => Words.fill(qsTr("%1. %2 %3", "how a game ended: %1 the place, %2 a name, %3 points"), one.rank, table.names[one.player] ?? "", one.points)).join(qsTr(", ", "between the players of a finished game"));
    }
    function finder(table: var): string {
        const first = table.outcomes.find(one => one.locatedAt >= 0);
        return !first ? "" : Words.fill(qsTr("%1 found Planet X at time %2", "how a game ended: %1 a name, %2 a number"), table.names[first.player] ?? "", first.locatedAt);
    }
    function when(time: double): string {
        const then = new Date(time), clock = then.toLocaleTimeString(Words.locale, Locale.ShortFormat);
        const midnight = new Date();
        midnight.setHours(0, 0, 0, 0);
        if (then >= midnight)
            return qsTr("Today, %1", "when a table was last played; %1 the time").arg(clock);
        midnight.setDate(midnight.getDate() - 1);
        if (then >= midnight)
            return qsTr("Yesterday, %1", "when a table was last played; %1 the time").arg(clock);
        return then.toLocaleDateString(Words.locale, Locale.LongFormat);
    }
}
