import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

PageFrame {
    id: root
    property bool expert: false
    property string variant
    title: "Controls"
    subtitle: "Every control once, with words as long as they get in French and Italian"
    canGoBack: true
    actions: [IconButton { iconName: "ui-more"; text: "More"; framed: true }]

    Flickable {
        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: true
        ColumnLayout {
            id: column
            x: 4
            width: parent.width - 8
            spacing: 12
            PrimaryButton { text: "Interroger les comètes"; cost: "3"; Layout.fillWidth: true }
            RowLayout {
                spacing: Theme.gap
                SecondaryButton { text: "Replay"; focus: true; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                PrimaryButton { text: "Done"; enabled: false; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            }
            GridLayout {
                columns: Theme.textScale >= 1.75 ? 1 : Theme.textScale >= 1.5 ? 2 : 4
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                TileButton { iconName: "action-survey"; text: "Survey"; cost: "3–4"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-target"; text: "Target"; cost: "4"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-research"; text: "Research"; cost: "1"; reason: "wait"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                TileButton { iconName: "action-locate"; text: "Locate"; cost: "5"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            }
            Notice { title: "Research must wait"; detail: "Théo researched on the turn before this one"; Layout.fillWidth: true }
            Segmented { options: ["Grid", "Wheel", "Record"]; Layout.fillWidth: true }
            ChoiceCard { upright: false; letter: "A"; text: "Gas clouds and comets"; detail: "How they stand to one another"; checked: true; Layout.fillWidth: true }
            ChoiceCard { upright: false; letter: "B"; text: "Dwarf planets and asteroids"; detail: "How they stand to one another"; Layout.fillWidth: true }
            RowLayout {
                ChoiceCard { object: "C"; text: "Comet"; checked: true; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                ChoiceCard { object: "?"; text: "Empty"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                ChoiceCard { iconName: "season-summer"; text: "Summer"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            }
            Card {
                Layout.fillWidth: true
                ColumnLayout {
                    anchors.fill: parent
                    LogLine { player: 3; text: "Théo researches topic B"; cost: "1"; Layout.fillWidth: true }
                    LogLine { iconName: "action-conference"; text: "Conference: X not within 2 of a comet, and some more words"; Layout.fillWidth: true }
                    WaitingDot { text: "Vera is thinking"; Layout.fillWidth: true }
                }
            }
        }
    }
}
