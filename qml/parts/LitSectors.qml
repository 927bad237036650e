pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// A soft light on sectors of a wheel: what to press, or to look at. It breathes a few times and then stays.
Item {
    id: root

    property int sectors: 12
    property var lit: []
    property bool filled: true // brighter, too; not where quiet words stand in it
    property real inner: 0.52 // parts of the radius
    property real outer: 0.92

    readonly property real radius: Math.min(width, height) / 2
    readonly property real step: 360 / sectors
    readonly property bool whole: lit.length === sectors

    function path(): string {
        return root.whole ? WheelMath.ring(root.radius, root.radius * root.inner, root.radius * root.outer)
            : root.lit.map(sector => WheelMath.wedge(root.radius, root.radius * root.inner, root.radius * root.outer,
                (sector - 0.5) * root.step, (sector + 0.5) * root.step)).join("");
    }
    onLitChanged: {
        breath.stop();
        glow.opacity = 1;
        if (lit.length > 0 && !Theme.reducedMotion)
            breath.restart();
    }

    Shape {
        id: glow
        anchors.fill: parent
        visible: root.lit.length > 0
        ShapePath {
            strokeWidth: root.whole ? 3 : 8
            strokeColor: Qt.alpha(Theme.accent, 0.3)
            fillColor: root.filled ? Qt.alpha(Theme.accent, 0.1) : "transparent"
            fillRule: ShapePath.OddEvenFill
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.path() }
        }
        ShapePath {
            strokeWidth: Theme.stroke(2)
            strokeColor: Theme.accent
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.path() }
        }
        SequentialAnimation {
            id: breath
            loops: 4
            NumberAnimation { target: glow; property: "opacity"; to: 0.35; duration: 550; easing.type: Easing.InOutSine }
            NumberAnimation { target: glow; property: "opacity"; to: 1; duration: 550; easing.type: Easing.InOutSine }
        }
    }
    Repeater {
        model: root.whole ? [] : root.lit
        Item {
            required property int modelData
            readonly property real middle: root.radius * (root.inner + root.outer) / 2
            objectName: "lit"
            x: WheelMath.x(root.radius, middle, modelData * root.step) - width / 2
            y: WheelMath.y(root.radius, middle, modelData * root.step) - height / 2
            width: 20
            height: 20
            Accessible.role: Accessible.Indicator
            Accessible.name: Words.list([Words.sector(modelData), qsTr("lit up", "spoken of a sector that is to be pressed or looked at")])
        }
    }
}
