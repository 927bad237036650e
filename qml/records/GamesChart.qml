pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// A number of each of the last games, the newest at the right: as bars from the ground, or as marks. What stands out is
// filled; what does not is a ring.
Item {
    id: root

    property var values: [] // {value, strong}
    property bool bars: false
    property string spoken

    readonly property int greatest: values.reduce((most, one) => Math.max(most, one.value), 0)
    readonly property int least: bars ? 0 : values.reduce((low, one) => Math.min(low, one.value), greatest)
    readonly property int pitch: greatest - least > 40 ? 20 : greatest - least > 18 ? 10 : 5 // between the lines of the grid
    readonly property int roof: Math.ceil((greatest + 1) / pitch) * pitch
    readonly property int ground: Math.floor((bars ? 0 : Math.max(0, least - 1)) / pitch) * pitch
    readonly property real step: plot.width / Math.max(8, values.length)

    implicitWidth: 320
    implicitHeight: 150
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken + ": " + values.map(one => one.value).join(", ")

    function yOf(value: real): real {
        return plot.height * (1 - (value - root.ground) / Math.max(1, root.roof - root.ground));
    }

    TextMetrics {
        id: widest
        font: Theme.small
        text: String(root.roof)
    }
    Repeater {
        model: Math.max(0, (root.roof - root.ground) / root.pitch) + 1
        Item {
            id: rule
            required property int index
            readonly property int value: root.ground + index * root.pitch
            y: plot.y + root.yOf(value)
            Rectangle {
                x: plot.x
                width: plot.width
                height: 1
                color: Theme.outline
            }
            Label {
                width: widest.advanceWidth
                horizontalAlignment: Text.AlignRight
                y: -height / 2
                text: rule.value
                font: Theme.small
                color: Theme.muted
            }
        }
    }
    Item {
        id: plot
        x: widest.advanceWidth + 8
        y: Math.max(8, Theme.small.pixelSize * 0.7)
        width: root.width - x
        height: root.height - 2 * y
        Repeater {
            model: root.values.length
            Item {
                id: game
                required property int index
                readonly property var one: root.values[index] ?? ({ value: 0, strong: false })
                x: root.step * (index + 0.5)
                y: root.yOf(one.value)
                Rectangle {
                    visible: root.bars
                    x: -width / 2
                    width: Math.min(18, root.step * 0.6)
                    height: plot.height - game.y
                    radius: 3
                    color: game.one.strong ? Theme.needle : Theme.surface
                    border.color: game.one.strong ? Theme.needle : Theme.control
                }
                Disc {
                    visible: !root.bars
                    x: -size / 2
                    y: -size / 2
                    size: Math.min(11, root.step * 0.8)
                    colour: game.one.strong ? Theme.needle : Theme.surface
                    lineWidth: 2
                    line: Theme.needle
                }
            }
        }
    }
}
