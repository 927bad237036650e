import QtQuick
import QtQuick.Shapes

// A player's shape: circle, square, triangle, diamond, with its inlay or a letter. Size is the optical diameter.
Item {
    id: root

    property int player: 0 // 0 to 3
    property real size: 16
    property string letter: ""
    property color colour: Theme.playerColour(player)
    property color halo: Theme.ground

    // Factors that make the four shapes weigh the same, on the icons' grid of 24.
    readonly property real ratio: size / 24 * [1.502, 1.606, 1.451, 1.441][player]
    readonly property bool lettered: letter !== "" && size >= 8
    readonly property bool inlaid: !lettered && size >= 11
    readonly property point centre: Qt.point(width / 2, height / 2 + (player === 2 ? -0.06 : 0) * size)

    implicitWidth: size * 1.25
    implicitHeight: size * 1.25
    Accessible.ignored: true

    Shape {
        x: root.centre.x - 12 * root.ratio
        y: root.centre.y - 12 * root.ratio
        width: 24 * root.ratio
        height: width
        ShapePath {
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: 1.6 * root.ratio
            strokeColor: root.halo
            joinStyle: ShapePath.RoundJoin
            fillColor: root.halo
            PathSvg { path: outline.path }
        }
        ShapePath {
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: -1
            fillColor: root.colour
            PathSvg {
                id: outline
                path: ["M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z", "M4.5 4.5H19.5V19.5H4.5Z",
                    "M12 2.8L22 20H2Z", "M12 1.8L22.2 12L12 22.2L1.8 12Z"][root.player]
            }
        }
    }
    Rectangle {
        visible: root.inlaid && root.player > 0
        readonly property var sides: [[0, 0], [0.6, 0.18], [0.3, 0.3], [0.18, 0.64]][root.player]
        width: sides[0] * root.size
        height: sides[1] * root.size
        radius: root.player === 2 ? width / 2 : 0
        antialiasing: true
        x: (root.width - width) / 2
        y: (root.height - height) / 2 + (root.player === 2 ? 0.12 * root.size : 0)
        color: Theme.onAccent
    }
    Text {
        visible: root.lettered
        text: root.letter
        color: Theme.onAccent
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(1, root.size * (root.player === 2 ? 0.6 : 0.72))
        x: (root.width - width) / 2
        y: (root.height - height) / 2 + (root.player === 2 ? 0.14 * root.size : 0)
    }
}
