pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Aphelion
import Aphelion.Parts

// How many skies were possible for each player, from the beginning to the end, each line of the grid ten times fewer. A
// touch goes to that step.
Item {
    id: root

    ReplayWords { id: tell }

    property var curves: [] // ShownCurve
    property int skies: 1 // that the laws allow
    property int steps: 1
    property int step: 0
    property var players: []

    readonly property real decades: Math.max(1, Math.ceil(Math.log10(Math.max(10, skies))))
    readonly property real leastHeight: (decades + 1) * Theme.small.pixelSize * 1.4
    readonly property real stem: axis.width + 8
    readonly property var dashes: [[], [7, 3], [2, 2.5], [9, 3, 2, 3]]
    readonly property var values: curves.map(curve => qsTr("%1 %2", "spoken: a player's name and '12 skies'").arg(players[curve.player]?.name ?? "").arg(tell.skies(curve.skies[step] ?? 0)))

    signal chosen(int step)

    implicitWidth: 320
    implicitHeight: 190
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Skies still possible: %1", "spoken name of the chart; %1 'Ana 12 skies, Luca 40 skies'").arg(values.join(", "))

    function xOf(step: int): real {
        return plot.width * step / Math.max(1, root.steps - 1);
    }
    function yOf(skies: real): real {
        return plot.height * (1 - Math.log10(Math.max(1, skies)) / root.decades);
    }
    // Stairs: what is known stays as it is until something is told.
    function stairs(curve: var): var {
        const points = [];
        for (let i = 0; i < curve.skies.length; ++i) {
            const y = yOf(curve.skies[i]);
            if (i > 0 && y !== points[points.length - 1].y)
                points.push(Qt.point(xOf(i), points[points.length - 1].y));
            if (i === 0 || i === curve.skies.length - 1 || y !== points[points.length - 1].y)
                points.push(Qt.point(xOf(i), y));
        }
        return points;
    }

    Column { // as wide as the widest number
        id: axis
        visible: false
        Repeater {
            model: root.decades + 1
            Label {
                required property int index
                text: tell.number(Math.pow(10, index))
                font: Theme.small
            }
        }
    }
    Repeater {
        model: root.decades + 1
        Item {
            id: rule
            required property int index
            y: plot.y + root.yOf(Math.pow(10, index))
            width: root.width
            Rectangle {
                x: root.stem
                width: parent.width - x
                height: 1
                color: Theme.outline
            }
            Label {
                width: axis.width
                horizontalAlignment: Text.AlignRight
                y: -height / 2
                text: tell.number(Math.pow(10, rule.index))
                font: Theme.small
                color: Theme.muted
            }
        }
    }
    Item {
        id: plot
        x: root.stem
        y: Math.max(10, Theme.small.pixelSize * 0.7)
        width: root.width - x - 10
        height: root.height - 2 * y

        Rectangle { // where we are
            x: root.xOf(root.step) - 1
            y: -6
            width: 2
            height: parent.height + 12
            color: Theme.needle
        }
        Repeater {
            model: root.curves.length
            Shape {
                id: drawing
                required property int index
                readonly property var curve: root.curves[index]
                anchors.fill: parent
                ShapePath {
                    strokeWidth: 2.2
                    strokeColor: Theme.playerColour(drawing.curve?.colour ?? 0)
                    fillColor: "transparent"
                    capStyle: ShapePath.FlatCap
                    joinStyle: ShapePath.RoundJoin
                    strokeStyle: (root.dashes[drawing.curve?.colour ?? 0] ?? []).length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
                    dashPattern: (root.dashes[drawing.curve?.colour ?? 0] ?? []).length > 0 ? root.dashes[drawing.curve.colour] : [4, 2]
                    PathPolyline { path: drawing.curve ? root.stairs(drawing.curve) : [] }
                }
            }
        }
        Repeater { // when Planet X could be known
            model: root.curves.length
            Item {
                id: moment
                required property int index
                readonly property var curve: root.curves[index]
                visible: curve !== undefined && curve.since >= 0
                x: root.xOf(curve?.since ?? 0)
                y: root.yOf(curve?.skies[curve.since] ?? 1)
                Disc {
                    x: -size / 2
                    y: -size / 2
                    size: 22
                    colour: Theme.surface
                    lineWidth: 2
                    line: Theme.playerColour(moment.curve?.colour ?? 0)
                }
                ObjectIcon {
                    x: -size / 2
                    y: -size / 2
                    object: "X"
                    size: 15
                    colour: Theme.objectColour("X")
                }
            }
        }
        Repeater { // where everybody stands now
            model: root.curves.length
            PlayerShape {
                required property int index
                readonly property var curve: root.curves[index]
                x: root.xOf(root.step) - width / 2
                y: root.yOf(curve?.skies[root.step] ?? 1) - height / 2
                player: curve?.colour ?? 0
                size: 12
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        function go(x: real) {
            root.chosen(Math.round(Math.max(0, Math.min(1, (x - plot.x) / plot.width)) * (root.steps - 1)));
        }
        onPressed: mouse => go(mouse.x)
        onPositionChanged: mouse => go(mouse.x)
    }
}
