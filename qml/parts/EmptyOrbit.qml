import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Where somebody looked and nothing was: the broken outline of a planet on its orbit. It comes up slowly and stays still.
Item {
    id: root

    readonly property real side: Math.min(width, height)
    readonly property real c: side / 2

    implicitWidth: 200
    implicitHeight: 200
    Accessible.ignored: true

    function begin() {
        rise.restart();
    }
    function finish() {
        rise.complete();
    }
    NumberAnimation { id: rise; target: drawing; property: "opacity"; from: 0; to: 1; duration: Theme.ms(900); easing.type: Easing.OutCubic }

    Shape {
        id: drawing
        anchors.centerIn: parent
        width: root.side
        height: root.side
        ShapePath {
            strokeWidth: Theme.stroke(1.4)
            strokeColor: Qt.alpha(Theme.muted, Theme.quiet(0.5))
            fillColor: "transparent"
            PathSvg { path: `M${root.c * 0.08} ${root.c}A${root.c * 0.92} ${root.c * 0.4} 0 0 1 ${root.c * 1.92} ${root.c}A${root.c * 0.92} ${root.c * 0.4} 0 0 1 ${root.c * 0.08} ${root.c}` }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.background
            PathSvg { path: WheelMath.circle(root.c, root.c * 0.44) }
        }
        ShapePath {
            strokeWidth: Theme.stroke(2)
            strokeColor: Theme.muted
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: "transparent"
            PathSvg { path: WheelMath.circle(root.c, root.c * 0.36) }
        }
    }
}
