pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// One space of a sector's theory track with the tokens in it.
Rectangle {
    id: root

    property int sector
    property string name // of the space, spoken
    property var players: [] // ShownPlayer
    property var tokens: [] // ShownToken
    property bool inner: false // where tokens are turned up

    implicitHeight: Math.max(34, shapes.implicitHeight + 8)
    radius: Theme.radiusCell
    color: inner ? Theme.raised : Theme.surface
    border.color: Theme.outline
    Accessible.ignored: tokens.length === 0
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.list([Words.sector(sector), name, ...tokens.map(token => players[token.player]?.name ?? Words.shapes[token.colour])])

    Flow {
        id: shapes
        readonly property int inRow: Math.max(1, Math.floor((parent.width - 8 + spacing) / (20 + spacing)))
        readonly property int used: Math.min(inRow, root.tokens.length)
        anchors.centerIn: parent
        width: used * 20 + Math.max(0, used - 1) * spacing
        spacing: 2
        Repeater {
            model: root.tokens
            PlayerShape {
                required property var modelData
                width: 20
                height: 20
                player: modelData.colour
                size: 16
            }
        }
    }
}
