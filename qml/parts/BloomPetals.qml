import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Sixteen leaves of light around a middle.
Shape {
    id: root

    property real c // half its side
    property color ink
    property real reach // parts of that half
    property real breadth
    property real turn // degrees
    property real strength
    property real swing
    property real shown: 1 // how much of its light, and how far it is open
    property real way: 1

    opacity: Theme.highContrast ? 1 : shown
    scale: way
    rotation: swing * (1 - way)

    function leaves(): string {
        return Array.from({ length: 16 }, (leaf, i) => {
            const angle = turn + i * 22.5, side = WheelMath.spread(breadth, 1);
            return `M${c} ${c}Q${WheelMath.at(c, c * reach * 0.62, angle - side)} ${WheelMath.at(c, c * reach, angle)}Q${WheelMath.at(c, c * reach * 0.62, angle + side)} ${c} ${c}Z`;
        }).join("");
    }
    ShapePath {
        strokeWidth: Theme.highContrast ? 1.6 : -1
        strokeColor: Theme.highContrast ? root.ink : "transparent"
        fillColor: Theme.highContrast ? "transparent" : Qt.alpha(root.ink, root.strength)
        fillRule: ShapePath.WindingFill
        PathSvg { path: root.leaves() }
    }
}
