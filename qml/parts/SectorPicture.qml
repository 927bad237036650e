pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// A small ring of sectors that shows what a word means: some of them lit, objects in some.
Item {
    id: root

    property int sectors: 12
    property var lit: []
    property var marks: [] // {sector, object}

    readonly property real radius: Math.min(width, height) / 2
    readonly property real step: 360 / sectors
    readonly property real iconSize: Math.min(radius * 0.3, radius * 0.7 * 2 * Math.PI / sectors * 0.8)

    implicitWidth: 132
    implicitHeight: 132
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A sky of %1 sectors: %2", "spoken of a small picture: %1 a number, %2 what is in which sectors")
        .arg(sectors).arg(Words.list(marks.map(mark => Words.list([Words.sector(mark.sector), Words.object(mark.object)]))
            .concat(qsTr("lit: %1", "spoken of a small picture: %1 numbers of sectors").arg(lit.join(" ")))))

    function wedges(): string {
        return root.lit.map(sector => WheelMath.wedge(root.radius, root.radius * 0.45, root.radius * 0.96,
            (sector - 0.5) * root.step, (sector + 0.5) * root.step)).join("");
    }

    Shape {
        width: 2 * root.radius
        height: width
        anchors.centerIn: parent
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.ground
            fillRule: ShapePath.OddEvenFill
            PathSvg { path: WheelMath.ring(root.radius, root.radius * 0.45, root.radius * 0.96) }
        }
        ShapePath {
            strokeWidth: Theme.stroke(1)
            strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.7))
            fillColor: "transparent"
            PathSvg {
                path: WheelMath.spokes(root.radius, root.radius * 0.45, root.radius * 0.96, root.sectors, 1)
                    + WheelMath.ring(root.radius, root.radius * 0.45, root.radius * 0.96)
            }
        }
        ShapePath {
            strokeWidth: 1.8
            strokeColor: Theme.accent
            fillColor: Theme.band
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.wedges() }
        }
        Repeater {
            model: root.marks
            ObjectIcon {
                required property var modelData
                x: WheelMath.x(root.radius, root.radius * 0.705, modelData.sector * root.step) - size / 2
                y: WheelMath.y(root.radius, root.radius * 0.705, modelData.sector * root.step) - size / 2
                object: modelData.object
                size: root.iconSize
                colour: Theme.red ? Theme.text : Theme.objectColour(object)
            }
        }
    }
}
