pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What a section of the rules says: sentences, tables and terms under one another.
Column {
    id: root

    property var parts: []
    property string typed

    spacing: 12
    Repeater {
        model: root.parts
        Column {
            id: part
            required property var modelData
            width: root.width
            RuleLine {
                visible: part.modelData.kind === "text"
                words: part.modelData.kind === "text" ? part.modelData.text : ""
                typed: root.typed
                width: root.width
            }
            Repeater {
                model: part.modelData.kind === "table" ? [part.modelData] : []
                RuleTable {
                    required property var modelData
                    table: modelData
                    typed: root.typed
                    width: root.width
                }
            }
            Repeater {
                model: part.modelData.kind === "term" ? [part.modelData.term] : []
                TermCard {
                    required property var modelData
                    term: modelData
                    typed: root.typed
                    width: root.width
                }
            }
        }
    }
}
