pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What the own notes or the board say against a guess, one card each.
Column {
    id: root

    property var warnings: [] // ShownContradiction

    readonly property var sentences: ({
        MarkedNo: qsTr("Your notes say that sector %1 is not %2", "%1 a number, %2 'a comet', 'Planet X'"),
        OtherCertain: qsTr("Your notes hold something else for certain in sector %1", "%1 a number"),
        Confirmed: qsTr("Peer review has shown something else in sector %1", "%1 a number")
    })
    function sentence(kind: string, sector: int, object: string): string {
        return (sentences[kind] ?? "").replace("%1", sector).replace("%2", ClueWords.one(object));
    }

    visible: warnings.length > 0
    spacing: Theme.gap

    Repeater {
        model: root.warnings
        Notice {
            required property var modelData
            objectName: "warning"
            colour: Theme.danger
            title: root.sentence(modelData.kind, modelData.sector, modelData.object)
            detail: qsTr("You may still go on.", "below a warning")
            width: parent.width
        }
    }
}
