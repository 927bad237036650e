pragma Singleton
import QtQuick

// What waits for everybody, in a line above the table.
QtObject {
    function ready(kind: string): string {
        return kind === "Review" ? qsTr("Peer review is ready", "strip above the table")
            : kind === "Found" ? qsTr("Planet X has been found", "strip above the table")
            : qsTr("The conference is ready", "strip above the table");
    }
}
