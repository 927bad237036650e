import QtQuick
import QtQuick.Shapes

// A player's shape: circle, square, triangle, diamond, with its inlay or a letter. Size is the optical diameter.
Item {
    id: root

    property int player: 0 // 0 to 3
    property real size: 16
    property string letter: ""
    property color colour: Theme.playerColour(player)
    property color halo: Theme.light ? Theme.surface : Theme.ground

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
        ShapePath { // the inlay: none, a bar, a dot, an upright bar
            scale: Qt.size(root.ratio, root.ratio)
            strokeWidth: -1
            fillColor: root.inlaid ? Theme.accentInk : "transparent"
            PathSvg {
                path: ["", "M7.5 10.65H16.5V13.35H7.5Z", "M9.5 15a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", "M10.5 6.65H13.5V17.35H10.5Z"][root.player]
            }
        }
    }
    Label {
        visible: root.lettered
        text: root.letter
        color: Theme.accentInk
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(1, root.size * (root.player === 2 ? 0.6 : 0.72))
        x: (root.width - width) / 2
        y: (root.height - height) / 2 + (root.player === 2 ? 0.14 * root.size : 0)
    }
}
