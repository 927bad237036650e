import QtQuick
import Aphelion

// The words at the head of the table: whose turn it is, what can be seen of the sky, what comes next.
QtObject {
    id: root

    required property TableModel table

    readonly property bool mine: table.viewpoint >= 0
    readonly property bool waitedFor: mine && (table.players[table.viewpoint]?.waitedFor ?? false)
    readonly property bool held: mine && (table.players[table.viewpoint]?.none ?? false) // "no theory", not written yet
    readonly property bool sealed: mine && table.phase === "Theories" && !waitedFor && !held // the own choice is made
    readonly property string title: table.open ? titleOf(table.phase) : ""
    readonly property string subtitle: !table.open ? "" : table.phase === "Over" || table.phase === "LastChance" ? found
        : table.withBoard ? withBoard : sky + (event === "" ? "" : qsTr(" · ", "between two parts of a line") + event)

    readonly property string sky: qsTr("Visible sky %1", "line under the title, %1 is a run of sectors like 11–4").arg(LogWords.run(table.visibleFrom, table.visibleTo))
    readonly property string withBoard: qsTr("The board lies on the table", "line under the title in a game with the cardboard board")
    readonly property string found: table.finder < 0 ? "" : table.finder === table.viewpoint ? qsTr("You found Planet X", "line under the title")
        : qsTr("%1 found Planet X", "line under the title, %1 a player").arg(table.players[table.finder].name)
    readonly property string event: eventOf(table.nextEvent)

    function eventOf(gate: var): string {
        if (table.phase === "Theories")
            return qsTr("theory phase", "line under the title, while theories are chosen");
        if (gate.kind === "theory")
            return qsTr("theory phase next, at %1", "line under the title, %1 a sector").arg(gate.sector);
        if (gate.kind === "conference")
            return qsTr("conference next, at %1", "line under the title, %1 a sector").arg(gate.sector);
        return "";
    }
    function titleOf(phase: string): string {
        if (phase === "Over")
            return qsTr("The search is over", "title of the table after the end");
        if (table.withBoard)
            return mine ? table.players[table.viewpoint].name : qsTr("At the table", "title of the table when nobody's notes are open");
        if (phase === "Theories" || phase === "LastChance")
            return choosing(phase);
        if (table.whoseTurn < 0)
            return qsTr("At the table", "title of the table when nobody's notes are open");
        const acting = table.players[table.whoseTurn], name = acting.name;
        if (acting.away)
            return qsTr("Waiting for %1", "title of the table, %1 a player who is out of reach").arg(name);
        return table.whoseTurn === table.viewpoint ? qsTr("Your turn, %1", "title of the table, %1 the player who looks").arg(name)
                                                   : qsTr("%1 is choosing", "title of the table, %1 another player").arg(name);
    }
    function choosing(phase: string): string {
        if (phase === "LastChance" && table.whoseTurn < 0)
            return qsTr("Last chance", "title of the table after somebody found Planet X");
        if (phase === "LastChance")
            return table.whoseTurn === table.viewpoint ? qsTr("Your last chance", "title of the table after somebody found Planet X")
                : qsTr("%1 has a last chance", "title of the table after somebody found Planet X, %1 another player").arg(nameOf(table.whoseTurn));
        return waitedFor ? qsTr("Choose your theories", "title of the table in a theory phase") : qsTr("Theory phase", "title of the table in a theory phase");
    }
    function nameOf(player: int): string {
        return table.players[player]?.name ?? "";
    }
}
