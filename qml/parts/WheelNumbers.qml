pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// The numbers of the sectors, upright, and under each what is known to be there.
Item {
    id: root

    property real radius
    property int sectors: 12
    property int earthSector: 1
    property var confirmed: [] // {sector, object}
    property var faces: [] // the private marks: {sector, object, certain}

    readonly property real discRadius: radius * (sectors > 12 ? 0.045 : 0.062)

    Repeater {
        model: root.sectors
        Item {
            id: place
            required property int index
            readonly property int sector: index + 1
            readonly property real angle: sector * 360 / root.sectors
            readonly property bool bright: WheelMath.mod(sector - root.earthSector, root.sectors) < root.sectors / 2
            readonly property var known: root.confirmed.find(face => face.sector === sector)
            readonly property var own: known ? undefined : root.faces.find(face => face.sector === sector)
            readonly property var face: known ?? own
            readonly property bool filled: known !== undefined || (own !== undefined && own.certain)

            Label {
                objectName: "number"
                x: WheelMath.x(root.radius, root.radius * 0.438, place.angle) - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.438, place.angle) - height / 2
                text: place.sector
                font.family: Theme.sans
                font.pixelSize: Math.max(11, Math.round(root.radius * (root.sectors > 12 ? Theme.onWheel(0.058, 0.072) : Theme.onWheel(0.072, 0.09))))
                font.weight: place.bright ? Font.DemiBold : Font.Medium
                color: place.bright ? Theme.text : Theme.muted
            }
            Disc {
                x: WheelMath.x(root.radius, root.radius * 0.325, place.angle) - width / 2
                y: WheelMath.y(root.radius, root.radius * 0.325, place.angle) - height / 2
                size: place.face ? 2 * root.discRadius : 2.4
                colour: !place.face ? Qt.alpha(Theme.muted, Theme.quiet(0.6)) : place.filled ? Theme.objectColour(place.face.object) : Theme.surface
                lineWidth: place.face && !place.filled ? 1.6 : 0
                line: place.face ? Theme.objectColour(place.face.object) : "transparent"
                ObjectIcon {
                    x: (parent.width - size) / 2
                    y: x
                    visible: place.face !== undefined
                    object: place.face ? place.face.object : ""
                    size: root.discRadius * 1.42
                    colour: place.filled ? Theme.accentInk : Theme.objectColour(object)
                }
            }
        }
    }
}
