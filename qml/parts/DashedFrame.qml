import QtQuick
import QtQuick.Shapes

// A dashed border with round corners: around what is only supposed.
Shape {
    id: root

    property real radius: Theme.radiusCell
    property real lineWidth: 1.6
    property color colour: Theme.whatIf

    readonly property real inset: lineWidth / 2
    readonly property real corner: Math.max(0, Math.min(radius, width / 2, height / 2) - inset)
    readonly property string box: {
        const turn = "a" + corner + " " + corner + " 0 0 1 ";
        return "M" + (inset + corner) + " " + inset + "H" + (width - inset - corner) + turn + corner + " " + corner
            + "V" + (height - inset - corner) + turn + -corner + " " + corner + "H" + (inset + corner) + turn + -corner + " " + -corner
            + "V" + (inset + corner) + turn + corner + " " + -corner + "Z";
    }

    ShapePath {
        strokeWidth: root.lineWidth
        strokeColor: root.colour
        fillColor: "transparent"
        strokeStyle: ShapePath.DashLine
        dashPattern: [4 / root.lineWidth, 3 / root.lineWidth]
        PathSvg { path: root.box }
    }
}
