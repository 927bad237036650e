import QtQuick
import Aphelion
import Aphelion.Parts

// The way to somebody else's table, step by step as it happens.
Card {
    id: root

    required property Joining joining
    property bool able: true // devices can find each other
    readonly property string stage: joining.stage
    readonly property bool found: joining.proving || proved
    readonly property bool proved: stage === "AtDoor" || inside
    readonly property bool inside: stage === "Inside" || stage === "AtTable"
    readonly property bool stopped: !able || (joining.obstacle !== "" && !joining.passing)

    padding: 18
    Column {
        width: parent.width
        spacing: 14
        JoinStep {
            step: root.found ? "done" : "now"
            stopped: root.stopped
            text: root.found ? qsTr("Table found", "a step on the way to the table, done") : qsTr("Looking for the table", "a step on the way to the table, happening")
            width: parent.width
        }
        JoinStep {
            step: root.proved ? "done" : root.found ? "now" : "later"
            text: root.proved ? qsTr("The code is right", "a step on the way to the table, done") : qsTr("Comparing the code", "a step on the way to the table")
            width: parent.width
        }
        JoinStep {
            step: root.inside ? "done" : root.proved ? "now" : "later"
            text: root.inside ? qsTr("Let in", "a step on the way to the table, done") : qsTr("Waiting for the host to let you in", "a step on the way to the table")
            width: parent.width
        }
        JoinStep {
            step: root.inside ? "now" : "later"
            text: root.stage === "AtTable" ? qsTr("The table is being opened", "a step on the way to the table, happening")
                : root.joining.host !== "" ? Words.fill(qsTr("Waiting for %1 to start", "a step on the way to the table; %1 a player"), root.joining.host)
                : qsTr("Waiting for the host to start", "a step on the way to the table")
            width: parent.width
        }
    }
}
