import QtQuick
import Aphelion
import Aphelion.Parts

// The tables of the rules: rows of words and numbers. All numbers come from core.
QtObject {
    id: root

    readonly property RuleNumbers numbers: RuleNumbers {}
    readonly property var modes: [numbers.standard, numbers.expert]
    readonly property var heads: [qsTr("Standard", "head of a column in the rules: the mode"), qsTr("Expert", "head of a column in the rules: the mode")]
    readonly property var nouns: Object.assign({}, ClueWords.nouns.title, { E: qsTr("Truly empty sectors", "row of a table in the rules") })

    // "1–3", or "1"
    function span(stage: var): string {
        return stage.from === stage.to ? String(stage.from) : stage.from + "–" + stage.to;
    }
    function row(text: string, values: var, object: string): var {
        return { text: text, values: values.map(value => Array.isArray(value) ? value.join(", ") : String(value)), object: object };
    }
    function inModes(text: string, number: var): var {
        return root.row(text, root.modes.map(number), "");
    }
    // objects: letters, each with its number in both modes
    function byObject(objects: string, number: var): var {
        return objects.split("").map(letter => root.row(root.nouns[letter], root.modes.map(mode => number(mode)[letter]), letter));
    }
    function table(heads: var, rows: var): var {
        return { kind: "table", heads: heads, rows: rows };
    }

    readonly property var sky: table(heads, [
        inModes(qsTr("Sectors", "row of a table in the rules"), mode => mode.sectors),
        inModes(qsTr("Visible at a time", "row of a table in the rules: sectors"), mode => mode.visibleSectors),
        ...byObject("CADGEX", mode => mode.count),
        inModes(qsTr("Comet sectors", "row of a table in the rules: where comets can be"), mode => Array.from(mode.cometSectors))
    ])
    readonly property var events: table(heads, [
        inModes(qsTr("Theory phase on entering", "row of a table in the rules: sectors"), mode => Array.from(mode.theorySectors)),
        inModes(qsTr("Conference on entering", "row of a table in the rules: sectors"), mode => Array.from(mode.conferenceSectors))
    ])
    readonly property var costs: table([qsTr("Time", "head of a column in the rules: what an action costs")], [
        ...Array.from(numbers.surveyCosts).map(stage => row(qsTr("Survey %1 sectors", "row of a table in the rules, %1 '1–3'").arg(span(stage)), [stage.value], "")),
        row(qsTr("Target", "row of a table in the rules: the action"), [numbers.targetCost], ""),
        row(qsTr("Research", "row of a table in the rules: the action"), [numbers.researchCost], ""),
        row(qsTr("Locate Planet X", "row of a table in the rules: the action"), [numbers.locateCost], "")
    ])
    readonly property var tokens: table(heads, [
        inModes(qsTr("Theories in one phase, at most", "row of a table in the rules"), mode => mode.theoryLimit),
        ...byObject("CADG", mode => mode.tokens)
    ])
    readonly property var lastChances: table([qsTr("Theories", "head of a column in the rules: how many")],
        Array.from(numbers.lastChances).map(stage => row(qsTr("%1 sectors behind", "row of a table in the rules, %1 '1–3'").arg(span(stage)), [stage.value], "")))
    readonly property var points: table(heads, byObject("CADG", mode => mode.points))
}
