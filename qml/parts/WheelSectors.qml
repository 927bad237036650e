pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The sectors as things to touch, to reach with the keyboard and to hear.
Item {
    id: root

    property real radius
    property int sectors: 12
    property int focusSector: 1
    property bool focusShown: false
    property var names: [] // what a screen reader says, by sector

    signal tapped(int sector)

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => {
            const far = WheelMath.distance(point.position.x, point.position.y, root.radius) / root.radius;
            if (far > 0.26 && far <= 1)
                root.tapped(WheelMath.sectorAt(point.position.x, point.position.y, root.radius, root.sectors));
        }
    }
    Shape {
        objectName: "focusMark"
        anchors.fill: parent
        visible: root.focusShown
        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.accent
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathSvg {
                path: WheelMath.wedge(root.radius, root.radius * 0.26, root.radius * 0.955,
                    (root.focusSector - 0.5) * 360 / root.sectors, (root.focusSector + 0.5) * 360 / root.sectors)
            }
        }
    }
    Repeater {
        model: root.sectors
        Item {
            required property int index
            readonly property real angle: (index + 1) * 360 / root.sectors
            x: WheelMath.x(root.radius, root.radius * 0.7, angle) - width / 2
            y: WheelMath.y(root.radius, root.radius * 0.7, angle) - height / 2
            width: Theme.touch
            height: Theme.touch
            objectName: "wedge" // the finger finds the wedge, not this square
            Accessible.role: Accessible.Button
            Accessible.name: root.names[index] ?? Words.sector(index + 1)
            Accessible.focusable: true
            Accessible.focused: root.focusShown && root.focusSector === index + 1
            Accessible.onPressAction: root.tapped(index + 1)
        }
    }
}
