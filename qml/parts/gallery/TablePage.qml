import QtQuick
import QtQuick.Layouts
import Aphelion.Parts
import "Sample.js" as Sample

PageFrame {
    id: root
    property bool expert: false
    property string variant
    readonly property var game: expert ? Sample.expert : Sample.table
    readonly property bool wide: width > height

    title: "Your turn, Ana"
    subtitle: "Visible sky 11–4 · theory phase is next"
    player: 0
    actions: [IconButton { iconName: "ui-help"; text: "Help"; framed: true }]

    GridLayout {
        anchors.fill: parent
        columns: root.wide ? 2 : 1
        columnSpacing: 24
        rowSpacing: Theme.gap
        SkyWheel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 3
            Layout.leftMargin: root.wide ? 0 : 4 - root.margin
            Layout.rightMargin: root.wide ? 0 : 4 - root.margin
            Layout.bottomMargin: 4
            sectors: root.game.sectors
            earthSector: root.game.earthSector
            pawns: root.game.pawns
            tokens: root.game.tokens
            confirmed: root.game.confirmed
            gates: root.game.gates
        }
        ColumnLayout {
            Layout.preferredWidth: root.wide ? 420 : -1
            Layout.maximumWidth: root.wide ? 420 : -1
            spacing: Theme.gap
            LogLine { player: 1; text: "Luca surveys asteroids, 10–3"; cost: "3"; Layout.fillWidth: true }
            LogLine { visible: root.height > 600; iconName: "action-conference"; text: "Conference: X not within 2 of a comet"; Layout.fillWidth: true }
            LogLine { visible: root.height > 600; player: 1; text: "Sector 6 is a dwarf planet, Luca was right"; Layout.fillWidth: true }
            Notice { visible: root.wide; title: "Research must wait"; detail: "Théo researched on the turn before this one"; Layout.fillWidth: true }
            RowLayout {
                spacing: Theme.gap
                TileButton { iconName: "action-survey"; text: "Survey"; cost: "3–4"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-target"; text: "Target"; cost: "4"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-research"; text: "Research"; cost: "1"; reason: root.wide ? "wait" : ""; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-locate"; text: "Locate"; cost: "5"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            }
        }
    }
}
