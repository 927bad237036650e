import QtQuick
import QtQuick.Shapes

// The cross of a cell that is ruled out.
Shape {
    id: root

    property color colour: Theme.muted
    property real size: 9

    width: size
    height: size

    ShapePath {
        scale: Qt.size(root.size, root.size)
        strokeWidth: 1.7
        strokeColor: root.colour
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        PathSvg { path: "M0 0L1 1M1 0L0 1" }
    }
}
