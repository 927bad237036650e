import QtQuick
import QtQuick.Shapes
import "IconPaths.js" as IconPaths

// One icon of the set, drawn from its paths at any size. Not a Shape itself: one of Qt 6.8 is as large as its paths.
Item {
    id: root

    property string name
    property real size: 24
    property color colour: Theme.text

    property var paths: IconPaths.icon(name)
    readonly property real ratio: size / 24

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        anchors.fill: parent
        ShapePath {
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: -1
            fillColor: root.colour
            fillRule: ShapePath.OddEvenFill
            PathSvg { path: root.paths.fill ?? "" }
        }
        ShapePath {
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: (root.paths.lineWidth ?? 2) * root.ratio
            strokeColor: root.colour
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.paths.line ?? "" }
        }
        ShapePath {
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: (root.paths.boldWidth ?? 2) * root.ratio
            strokeColor: root.colour
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.paths.bold ?? "" }
        }
    }
}
