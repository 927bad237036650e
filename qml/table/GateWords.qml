pragma Singleton
import QtQuick
import Aphelion.Parts

// The icons on the wheel's rim, in words. `gate` is a ShownGate.
QtObject {
    id: root

    function title(gate: var): string {
        return gate.kind === "conference" ? qsTr("Conference at sector %1", "an icon on the rim of the wheel, %1 a number").arg(gate.sector)
            : qsTr("Theory phase at sector %1", "an icon on the rim of the wheel, %1 a number").arg(gate.sector);
    }
    function spoken(gate: var): string {
        return Words.list([root.title(gate), gate.held ? qsTr("held", "a conference that is over") : ""]);
    }
    function icon(gate: var): string {
        return gate.kind === "conference" ? "action-conference" : "action-theory";
    }
    function meaning(gate: var): string {
        if (gate.kind !== "conference")
            return qsTr("When the Earth gets here, everyone may publish theories in secret. Then all tokens move one step closer to peer review.", "about an icon on the rim of the wheel");
        return gate.held ? qsTr("It has been held. Its clue about Planet X is in your notes and in the log.", "about an icon on the rim of the wheel")
            : qsTr("When the Earth gets here, everyone hears a clue about Planet X.", "about an icon on the rim of the wheel");
    }
    function distance(gate: var): string {
        return gate.held ? "" : gate.steps === 1 ? qsTr("The Earth is 1 sector away.", "from an icon on the rim of the wheel")
            : qsTr("The Earth is %1 sectors away.", "from an icon on the rim of the wheel, two or more").arg(gate.steps);
    }
}
