pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// A game code, large, as it is written everywhere: in one line as long as it can be, then its two groups one under the other.
Grid {
    id: root

    required property string code // ABCD-EFGH
    property real room: 300
    readonly property var groups: [code.slice(0, code.indexOf("-") + 1), code.slice(code.indexOf("-") + 1)]
    readonly property int least: 32 // pixels, below which the groups part
    readonly property real ratio: measure.advanceWidth / measure.font.pixelSize // of both groups, to the type size
    readonly property int fitting: Math.floor(room / Math.max(1, ratio))
    readonly property int size: fitting >= least ? Math.min(Theme.figure.pixelSize, fitting) : Math.min(Theme.figure.pixelSize, 2 * fitting)

    columns: fitting >= least ? 2 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Game code %1", "spoken; %1 the symbols one by one").arg(code.replace("-", "").split("").join(" "))

    TextMetrics {
        id: measure
        font.family: Theme.sans
        font.weight: Font.Light
        font.pixelSize: 100
        text: root.groups.join("")
    }
    Repeater {
        model: root.groups
        Label {
            required property string modelData
            text: modelData
            font.family: Theme.sans
            font.weight: Font.Light
            font.pixelSize: root.size
            color: Theme.text
            Accessible.ignored: true
        }
    }
}
