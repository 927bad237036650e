pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// A game code, large, in its two groups; one under the other where they do not fit beside one another.
Flow {
    id: root

    required property string code // ABCD-EFGH
    readonly property var groups: code.split("-")

    spacing: Theme.group
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Game code %1", "spoken; %1 the symbols one by one").arg(code.replace("-", "").split("").join(" "))

    Repeater {
        model: root.groups
        Text {
            required property string modelData
            text: modelData
            font: Theme.figure
            color: Theme.text
            Accessible.ignored: true
        }
    }
}
