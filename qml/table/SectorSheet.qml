pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One sector: what has been confirmed or ruled out, every theory there, and for the player who looks the own marks and
// what can be done about it.
Sheet {
    id: root

    required property TableModel table
    property var session: null // Session
    property OwnAnswer own: null // what is told goes there
    objectName: "sectorSheet"
    property int sector: 1

    readonly property var tokens: table.open ? table.tokensIn(sector) : []
    readonly property var confirmed: table.confirmed
    readonly property string known: confirmed.find(face => face.sector === sector)?.object ?? ""
    readonly property var allRuledOut: table.ruledOut
    readonly property var ruledOut: allRuledOut.filter(theory => theory.sector === sector)
    readonly property bool seen: table.open && table.isVisible(sector)
    readonly property var allGates: table.gates
    readonly property var gates: allGates.filter(gate => gate.sector === sector)

    signal stepped(string action)
    signal noteWanted()

    function step(by: int) {
        root.sector = (root.sector - 1 + by + root.table.sectors) % root.table.sectors + 1;
    }

    RowLayout {
        spacing: Theme.gap
        IconButton {
            iconName: "ui-back"
            text: qsTr("Sector before", "button that shows the neighbouring sector")
            onClicked: root.step(-1)
        }
        ColumnLayout {
            spacing: 0
            Label {
                text: Words.sector(root.sector)
                font: Theme.heading
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Label {
                text: root.seen ? qsTr("in the visible sky", "a sector") : qsTr("below the horizon", "a sector")
                font: Theme.small
                color: Theme.muted
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        IconButton {
            iconName: "ui-forward"
            text: qsTr("Sector after", "button that shows the neighbouring sector")
            onClicked: root.step(1)
        }
    }
    Known {
        visible: root.known !== ""
        object: root.known
        text: qsTr("Confirmed: %1", "what peer review has shown a sector to be").arg(Words.object(root.known))
    }
    Repeater {
        model: root.ruledOut.length
        Known {
            required property int index
            readonly property string other: root.ruledOut[index]?.object ?? ""
            object: other
            faint: true
            text: qsTr("Ruled out: %1", "what peer review has shown a sector not to be").arg(Words.object(other))
        }
    }
    Repeater {
        model: root.tokens.length
        LogLine {
            required property int index
            readonly property var token: root.tokens[index]
            player: token ? token.colour : -1
            text: token ? root.theory(token) : ""
            Layout.fillWidth: true
        }
    }
    Repeater {
        model: root.gates.length
        LogLine {
            required property int index
            readonly property var gate: root.gates[index]
            iconName: gate ? GateWords.icon(gate) : ""
            text: gate ? GateWords.title(gate) + ". " + GateWords.meaning(gate) : ""
            Layout.fillWidth: true
        }
    }
    Label {
        visible: root.tokens.length === 0 && root.known === "" && root.ruledOut.length === 0
        text: qsTr("Nothing is public about this sector yet.", "card of a sector")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    function theory(token: var): string {
        const name = LogWords.marked(root.table.players[token.player]);
        const left = token.stepsLeft === 1 ? qsTr("1 step before peer review", "a face-down theory")
            : qsTr("%1 steps before peer review", "a face-down theory, two or more").arg(token.stepsLeft);
        if (token.faceUp)
            return Words.fill(qsTr("%1: %2, confirmed", "a theory that was turned up; %1 a player, %2 an object"), name, Words.object(token.letter));
        return token.letter === "" ? Words.fill(qsTr("%1: face down, %2", "a theory; %1 a player, %2 how far it is from peer review"), name, left)
                                   : Words.fill(qsTr("%1: %3, face down, %2", "an own theory; %1 a player, %2 how far it is from peer review, %3 an object"), name, left, Words.object(token.letter));
    }
    SectorSteps {
        id: steps
        objectName: "sectorSteps"
        visible: session !== null && root.table.viewpoint >= 0 && root.table.phase !== "Over"
        session: root.visible ? root.session : null // nothing private stays when the sheet is closed
        table: root.table
        sector: root.sector
        Layout.fillWidth: true
        onOpened: action => {
            root.close();
            root.stepped(action);
        }
        onTold: {
            if (root.own)
                root.own.recall();
            root.close();
        }
        onSent: root.close()
        onNoteWanted: {
            root.close();
            root.noteWanted();
        }
    }
    component Known: RowLayout {
        id: known
        property string object
        property string text
        property bool faint: false
        spacing: 10
        Layout.fillWidth: true
        ObjectIcon {
            object: known.object
            size: 20
            colour: known.faint ? Theme.muted : Theme.objectColour(known.object)
        }
        Label {
            text: known.text
            font: Theme.body
            color: known.faint ? Theme.muted : Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
