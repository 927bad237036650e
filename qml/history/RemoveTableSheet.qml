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
    detail: qsTr("The game, its log and all notes without a PIN are deleted for good. Notes behind a PIN go when that player is deleted in Settings. Statistics stay.", "what deleting a table means")
    confirmText: qsTr("Delete the table", "button")
    onAgreed: settle(app.removeTable(table.id))
}
