import QtQuick
import Aphelion.Parts
import "Sample.js" as Sample

PageFrame {
    id: root
    property bool expert: false
    property string variant
    readonly property var game: expert ? Sample.expert : Sample.table

    title: "Your turn, Ana"
    subtitle: "Visible sky 11–4 · theory phase is next"
    player: 0
    actions: [IconButton { iconName: "ui-help"; text: "Help"; framed: true }]

    SkyWheel {
        anchors.fill: parent
        anchors.margins: 4 - root.margin + 3
        sectors: root.game.sectors
        earthSector: root.game.earthSector
        pawns: root.game.pawns
        tokens: root.game.tokens
        confirmed: root.game.confirmed
        gates: root.game.gates
        onSectorTapped: sector => console.log("sector", sector)
    }
}
