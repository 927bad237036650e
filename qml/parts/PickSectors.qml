pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The ring of sectors to pick from: borders, numbers, and an icon where a run may end or something stands.
Item {
    id: root

    property real radius
    property int sectors: 12
    property var open: [] // sectors that can be picked
    property var ends: []
    property string endsObject: "C"
    property var marks: [] // {sector, object}

    signal pressed(int sector)

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeWidth: Theme.stroke(0.9)
            strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.55))
            fillColor: "transparent"
            PathSvg { path: WheelMath.spokes(root.radius, root.radius * 0.52, root.radius * 0.92, root.sectors, 1) }
        }
        ShapePath {
            strokeWidth: Theme.stroke(1)
            strokeColor: Qt.alpha(Theme.control, Theme.quiet(0.75))
            fillColor: "transparent"
            PathSvg { path: WheelMath.circle(root.radius, root.radius * 0.92) }
        }
    }
    Repeater {
        model: root.sectors
        Item {
            id: place
            required property int index
            readonly property int sector: index + 1
            readonly property real angle: sector * 360 / root.sectors
            readonly property bool pickable: root.open.includes(sector)
            readonly property bool end: root.ends.includes(sector) && pickable
            readonly property string mark: root.marks.find(mark => mark.sector === sector)?.object ?? ""

            x: WheelMath.x(root.radius, root.radius * 0.72, angle) - width / 2
            y: WheelMath.y(root.radius, root.radius * 0.72, angle) - height / 2
            width: Theme.touch
            height: Theme.touch
            objectName: "wedge" // the finger finds the wedge, not this square
            Accessible.role: Accessible.Button
            Accessible.name: Words.list([Words.sector(sector), Words.object(mark)])
            Accessible.ignored: !pickable
            Accessible.onPressAction: root.pressed(sector)

            Label {
                x: WheelMath.x(root.radius, root.radius * 0.79, place.angle) - place.x - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.79, place.angle) - place.y - height / 2
                text: place.sector
                font.family: Theme.sans
                font.pixelSize: Math.max(11, Math.round(root.radius * (root.sectors > 12 ? 0.078 : 0.1)))
                font.weight: place.pickable ? Font.DemiBold : Font.Normal
                color: place.pickable ? Theme.text : Theme.muted
            }
            ObjectIcon {
                visible: place.end || place.mark !== ""
                x: WheelMath.x(root.radius, root.radius * 0.635, place.angle) - place.x - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.635, place.angle) - place.y - height / 2
                object: place.mark !== "" ? place.mark : root.endsObject
                size: root.radius * (root.sectors > 12 ? 0.08 : 0.1)
                colour: Theme.red ? Theme.text : Theme.objectColour(object)
            }
        }
    }
}
