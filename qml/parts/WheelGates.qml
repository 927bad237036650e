pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Where the Earth stops: theory phases and conferences, each a line on its border and a disc on the limb.
Item {
    id: root

    property real radius
    property int sectors: 12
    property var gates: [] // {sector, kind: "theory" | "conference", held}

    Repeater {
        model: root.gates
        Item {
            id: gate
            required property var modelData
            readonly property real border: (modelData.sector - 0.5) * 360 / root.sectors
            readonly property real middle: border + (root.sectors > 12 ? 0.24 : 0.19) * 360 / root.sectors
            readonly property real disc: Math.max(7.5, root.radius * (root.sectors > 12 ? 0.042 : 0.05)) // so that its icon can be told
            readonly property bool held: modelData.held ?? false

            anchors.fill: parent
            Shape {
                anchors.fill: parent
                ShapePath {
                    strokeWidth: 2
                    strokeColor: gate.held ? Qt.alpha(Theme.control, Theme.quiet(0.55)) : Qt.alpha(Theme.needle, Theme.quiet(0.9))
                    fillColor: "transparent"
                    capStyle: ShapePath.FlatCap
                    PathSvg { path: WheelMath.spoke(root.radius, root.radius * 0.80, root.radius * 0.955, gate.border) }
                }
            }
            Disc {
                x: WheelMath.x(root.radius, root.radius * 0.955, gate.middle) - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.955, gate.middle) - height / 2
                size: 2 * gate.disc
                colour: Theme.raised
                lineWidth: gate.held ? 1.1 : Theme.stroke(1.1)
                line: gate.held ? Theme.control : Theme.needle
                opacity: gate.held ? Theme.quiet(0.75) : 1
                Icon {
                    x: (parent.width - size) / 2
                    y: x
                    name: gate.modelData.kind === "conference" ? "action-conference" : "action-theory"
                    size: gate.disc * 1.32
                    colour: gate.held ? Theme.muted : Theme.needle
                }
            }
        }
    }
}
