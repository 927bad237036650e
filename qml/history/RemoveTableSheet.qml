import QtQuick
import Aphelion

// Before a table is deleted for good.
RemoveSheet {
    id: root

    required property App app
    property var table: null // ShownTable

    function ask(table: var) {
        root.table = table;
        root.open();
    }
    title: table ? qsTr("Delete the table of %1?", "question; %1 the names of players").arg(KeptWords.who(table)) : ""
    detail: qsTr("The game, its log and the notes of all who have no PIN go for good. A player's notes behind a PIN go when they are deleted in Settings. What the game counted for stays in the statistics of those who played it.", "what deleting a table means")
    confirmText: qsTr("Delete the table", "button")
    onAgreed: settle(app.removeTable(table.id))
}
