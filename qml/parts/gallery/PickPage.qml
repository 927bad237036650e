import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

PageFrame {
    id: root
    property bool expert: false
    property string variant

    title: "Survey"
    subtitle: "Pick an object, then drag along the visible sky"
    canGoBack: true

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.group
        RowLayout {
            spacing: Theme.gap
            ChoiceCard { object: "C"; text: "Comet"; checked: true; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            ChoiceCard { object: "A"; text: "Asteroid"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            ChoiceCard { object: "D"; text: "Dwarf"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            ChoiceCard { object: "G"; text: "Gas"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
            ChoiceCard { object: "?"; text: "Empty"; Layout.fillWidth: true; Layout.preferredWidth: 1 }
        }
        PickWheel {
            id: wheel
            sectors: root.expert ? 18 : 12
            visibleFrom: root.expert ? 10 : 11
            visibleLength: sectors / 2
            single: root.variant === "single"
            allowed: single ? [11, 12, 1, 2, 3, 4] : []
            ends: single ? [] : root.expert ? [11, 13, 17] : [11, 2, 3]
            from: single ? 2 : 11
            to: single ? 2 : root.expert ? 17 : 3
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: 4 - root.margin
            Column {
                anchors.centerIn: parent
                spacing: 2
                ObjectIcon { object: "C"; size: 26; anchors.horizontalCenter: parent.horizontalCenter }
                Label {
                    text: wheel.from === wheel.to ? wheel.from : wheel.from + "–" + wheel.to
                    font.family: Theme.sans
                    font.weight: Font.Light
                    font.pixelSize: Math.min(44, wheel.hubRadius * 0.45)
                    color: Theme.text
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                Label { text: wheel.count + " sectors"; font: Theme.small; color: Theme.muted; anchors.horizontalCenter: parent.horizontalCenter }
            }
        }
        Card {
            visible: root.height > 700
            Layout.fillWidth: true
            ColumnLayout {
                anchors.fill: parent
                LogLine { iconName: "ui-time"; iconColour: Theme.muted; text: "Costs 3: your pawn goes from 11 to 2"; Layout.fillWidth: true }
                LogLine { iconName: "action-reveal"; iconColour: Theme.muted; text: "Others will see: Ana surveys comets, 11–3"; Layout.fillWidth: true }
            }
        }
        PrimaryButton { text: "Survey comets"; cost: "3"; Layout.fillWidth: true }
    }
}
