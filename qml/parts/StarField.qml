pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Stars behind a page, always the same ones, fewer and dimmer towards its foot.
Shape {
    id: root

    property int count: 90

    Accessible.ignored: true
    StarPath { count: root.count; strength: Theme.dark ? 0.22 : 0.12; seed: 7; reach: 1 }
    StarPath { count: root.count / 2; strength: Theme.dark ? 0.4 : 0.2; seed: 4711; reach: 0.75 }
    StarPath { count: root.count / 5; strength: Theme.dark ? 0.6 : 0.3; seed: 90125; reach: 0.5; size: 1.1 }

    component StarPath: ShapePath {
        id: layer
        property int count
        property real strength
        property int seed
        property real reach // down to this part of the height
        property real size: 0.8
        strokeWidth: -1
        fillColor: Qt.alpha(Theme.star, layer.strength)
        fillRule: ShapePath.WindingFill
        PathSvg { path: WheelMath.starField(root.width, root.height * layer.reach, layer.count, layer.size, layer.seed) }
    }
}
