import QtQuick
import Aphelion
import Aphelion.Parts

// Words for results and statistics.
QtObject {
    function decimal(value: double): string {
        return Number(value).toLocaleString(Words.locale, "f", 1);
    }
    // The lines of a mode's card (ShownStatistics).
    function lines(sum: var): var {
        const all = [{ text: qsTr("Games", "statistics: how many were played"), value: String(sum.games) }];
        if (sum.wins > 0)
            all.push({ text: qsTr("Won against others", "statistics: so many games"), value: String(sum.wins) });
        all.push({ text: qsTr("Planet X found", "statistics: in so many games"), value: Words.fill(qsTr("%1 of %2", "%1 of %2 games"), sum.found, sum.games) });
        return all.concat(bests(sum));
    }
    function bests(sum: var): var {
        const all = [];
        if (sum.meanTime >= 0) {
            all.push({ text: qsTr("Mean time of locating it", "statistics: Planet X, in sectors of time"), value: decimal(sum.meanTime) });
            all.push({ text: qsTr("Earliest", "statistics: the least time of locating Planet X"), value: String(sum.bestTime) });
        }
        if (sum.bestPoints >= 0)
            all.push({ text: qsTr("Best score", "statistics"), value: String(sum.bestPoints) });
        return all;
    }
    // What came of a game, in one line (ShownResult).
    function found(result: var): string {
        return result.locatedAt >= 0 ? qsTr("Planet X found at time %1", "result of a game").arg(result.locatedAt)
            : result.found ? qsTr("Planet X found in the last chance", "result of a game")
            : qsTr("Planet X not found", "result of a game");
    }
    function points(result: var): string {
        return result.points < 0 ? "" : result.points === 1 ? qsTr("1 point", "result of a game") : qsTr("%1 points", "result of a game").arg(result.points);
    }
    function help(result: var): string {
        return result.helped === 0 ? qsTr("without help", "result of a game: no help on the notes was used")
            : result.helped === 1 ? qsTr("helped once", "result of a game: help on the notes")
            : qsTr("helped %1 times", "result of a game: help on the notes").arg(result.helped);
    }
}
