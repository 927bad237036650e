import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// Light over a run of sectors: where somebody looks just now.
Item {
    id: root

    property int sectors: 12
    property int from: 0 // 0 for nowhere
    property int to: 0
    property string object // what is looked for, if anybody knows
    readonly property bool lit: from > 0
    property int first: 1 // they stay while the light goes
    property int length: 1
    readonly property real radius: Math.min(width, height) / 2
    readonly property real begin: (first - 0.5) * 360 / sectors
    readonly property real end: (first - 0.5 + length) * 360 / sectors

    onFromChanged: place()
    onToChanged: place()
    function place() {
        if (!lit)
            return;
        first = from;
        length = WheelMath.mod(to - from, sectors) + 1;
    }

    opacity: lit ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Theme.pageIn } }

    Item {
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeWidth: Theme.stroke(2.5)
                strokeColor: Theme.needle
                fillColor: Qt.alpha(Theme.needle, 0.26)
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: WheelMath.wedge(root.radius, root.radius * 0.28, root.radius * 0.91, root.begin, root.end) }
            }
        }
        Disc {
            visible: root.object !== ""
            x: WheelMath.x(root.radius, root.radius * 0.68, (root.begin + root.end) / 2) - width / 2
            y: WheelMath.y(root.radius, root.radius * 0.68, (root.begin + root.end) / 2) - height / 2
            size: root.radius * 0.2
            colour: Theme.raised
            line: Theme.needle
            lineWidth: Theme.stroke(1.5)
            ObjectIcon {
                anchors.centerIn: parent
                object: root.object
                size: root.radius * 0.13
            }
        }
    }
}
