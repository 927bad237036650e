import QtQuick
import QtQuick.Shapes
import Aphelion
import Aphelion.Parts

// A text as a QR code: dark on light in every theme, with the quiet zone around it that cameras want.
Rectangle {
    id: root

    property string text
    readonly property int quiet: 4 // modules, as the standard asks
    readonly property int module: Math.max(1, Math.floor(width / (code.size + 2 * quiet))) // whole pixels stay sharp
    readonly property real inset: Math.round((width - code.size * module) / 2)

    implicitWidth: 220
    implicitHeight: width
    radius: Theme.radiusCard
    color: Theme.red ? Theme.accent : "#FFFFFF"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The game code as a QR picture", "spoken name of the picture")

    QrCode { id: code; text: root.text }
    Shape {
        x: root.inset
        y: root.inset
        width: code.size * root.module
        height: width
        ShapePath {
            scale: Qt.size(root.module, root.module)
            strokeWidth: -1
            fillColor: Theme.red ? Theme.accentInk : "#0B0E24"
            PathSvg { path: code.path }
        }
    }
}
