import QtQuick
import QtQuick.Shapes

// A path around a whole Shape, of which nothing is seen (shapes_in_sight.h says why).
ShapePath {
    id: root

    required property Item shape

    strokeWidth: -1
    fillColor: "transparent"
    PathSvg { path: `M0 0H${root.shape.width}V${root.shape.height}Z` }
}
