pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The ring of sectors to pick from: borders, numbers, an icon where a run may end or something is to stand, and what is
// known of each.
Item {
    id: root

    property real radius
    property int sectors: 12
    property var open: [] // sectors that can be picked
    property var ends: []
    property string endsObject: "C"
    property var marks: [] // {sector, object}
    property var tokens: [] // {sector, colour, letter, right}
    property var noted: [] // {sector, object, mark, supposed}

    readonly property bool crowded: sectors > 12
    readonly property real number: Math.max(11 / Math.max(1, radius), Theme.onWheel(crowded ? 0.078 : 0.1, 0.14)) // of the radius, as all below
    readonly property real ceiling: 0.73 - 0.36 * number // of what stands below the numbers
    readonly property real icon: crowded ? 0.08 : 0.1

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
            readonly property bool marked: end || mark !== ""
            readonly property var tokens: root.tokens.filter(token => token.sector === sector)
            readonly property var noted: root.noted.filter(note => note.sector === sector)

            x: WheelMath.x(root.radius, root.radius * 0.72, angle) - width / 2
            y: WheelMath.y(root.radius, root.radius * 0.72, angle) - height / 2
            width: Theme.touch
            height: Theme.touch
            objectName: "wedge" // the finger finds the wedge, not this square
            Accessible.role: Accessible.Button
            Accessible.name: Words.list([Words.sector(sector), Words.object(mark)])
            Accessible.description: Words.list(tokens.map(token => Words.theory(token.letter))
                .concat(noted.map(note => Words.list([Words.object(note.object), Words.marks[note.mark] ?? ""]))))
            Accessible.ignored: !pickable
            Accessible.onPressAction: root.pressed(sector)

            Label {
                objectName: "number"
                x: WheelMath.x(root.radius, root.radius * 0.745, place.angle) - place.x - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.745, place.angle) - place.y - height / 2
                text: place.sector
                font.family: Theme.sans
                font.pixelSize: Math.max(1, Math.round(root.radius * root.number))
                font.weight: place.pickable ? Font.DemiBold : Font.Normal
                color: place.pickable ? Theme.text : Theme.muted
            }
            ObjectIcon {
                readonly property real far: root.radius * (place.noted.length > 0 ? root.ceiling - root.icon / 2 : (root.ceiling + 0.53) / 2)
                visible: place.marked
                x: WheelMath.x(root.radius, far, place.angle) - place.x - width / 2
                y: WheelMath.y(root.radius, far, place.angle) - place.y - height / 2
                object: place.mark !== "" ? place.mark : root.endsObject
                size: root.radius * root.icon
                colour: Theme.red ? Theme.text : Theme.objectColour(object)
            }
            PickNotes {
                readonly property real room: root.ceiling - 0.53 - (place.marked ? root.icon : 0)
                x: -place.x
                y: -place.y
                radius: root.radius
                angle: place.angle
                step: 360 / root.sectors
                tokens: place.tokens
                noted: place.noted
                notedSize: Math.min(root.crowded ? 0.095 : 0.115, room)
                notedAt: 0.53 + room / 2
            }
        }
    }
}
