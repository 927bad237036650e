pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The actions of the table with their costs. One that cannot be done now stays in its place and says why when tapped.
Item {
    id: root

    property var actions: [] // ShownAction

    signal opened(string action)
    signal refused(string why)

    readonly property int most: Theme.textScale >= 1.75 ? 1 : Theme.textScale >= 1.5 ? 2 : 4
    readonly property real cell: Math.floor((width - (most - 1) * Theme.gap) / most)
    readonly property var icons: ({
        Survey: "action-survey", Target: "action-target", Research: "action-research", Locate: "action-locate",
        HoldConference: "action-conference", Review: "action-peer-review", Reveal: "action-reveal"
    })
    readonly property var names: ({
        Survey: qsTr("Survey", "action"), Target: qsTr("Target", "action"), Research: qsTr("Research", "action"),
        Locate: qsTr("Locate", "action: say where Planet X is"), HoldConference: qsTr("Conference", "action with the cardboard board"),
        Review: qsTr("Review", "action with the cardboard board: peer review of a theory"), Reveal: qsTr("Reveal", "action with the cardboard board: end the game")
    })
    function costOf(action: var): string {
        if (action.mostCost === 0)
            return "";
        return action.leastCost === action.mostCost ? String(action.mostCost) : action.leastCost + "–" + action.mostCost;
    }

    implicitWidth: 320
    implicitHeight: grid.height

    Grid {
        id: grid
        columns: root.most
        spacing: Theme.gap

        Repeater {
            model: root.actions.length
            TileButton {
                required property int index
                readonly property var entry: root.actions[index] ?? { name: "", leastCost: 0, mostCost: 0, refusal: "" }
                objectName: "tile" + entry.name
                width: root.cell
                iconName: root.icons[entry.name] ?? ""
                text: root.names[entry.name] ?? ""
                cost: root.costOf(entry)
                reason: entry.refusal === "" ? "" : RefusalWords.why(entry.refusal)
                onChosen: root.opened(entry.name)
                onRefused: why => root.refused(why)
            }
        }
    }
}
