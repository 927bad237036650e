pragma Singleton
import QtQuick
import Aphelion

// Words for a table that is kept here: who, what, when.
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
        return table.withBoard ? qsTr("%1, with the board, %2", "a table; %1 the mode, %2 the game code").arg(mode).arg(table.code)
                               : qsTr("%1, %2", "a table; %1 the mode, %2 the game code").arg(mode).arg(table.code);
    }
    function when(time: double): string {
        const then = new Date(time), clock = then.toLocaleTimeString(Qt.locale(), Locale.ShortFormat);
        const midnight = new Date();
        midnight.setHours(0, 0, 0, 0);
        if (then >= midnight)
            return qsTr("Today, %1", "when a table was last played; %1 the time").arg(clock);
        midnight.setDate(midnight.getDate() - 1);
        if (then >= midnight)
            return qsTr("Yesterday, %1", "when a table was last played; %1 the time").arg(clock);
        return then.toLocaleDateString(Qt.locale(), Locale.LongFormat);
    }
}
