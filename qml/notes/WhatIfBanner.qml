pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// An open what-if: what is supposed, what speaks against it, and the two ways out.
Item {
    id: root

    property string hypothesis
    property string wrong // the sentence that says why it cannot be
    property int depth: 1

    readonly property bool inOneLine: width >= 500 && Theme.textScale < 1.5

    signal dropped()
    signal kept()

    implicitHeight: lines.implicitHeight + 24
    Accessible.role: Accessible.Grouping
    Accessible.name: hypothesis

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusTile
        color: Theme.selected
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusTile
        color: Qt.alpha(Theme.whatIf, 0.06)
    }
    DashedFrame {
        anchors.fill: parent
        radius: Theme.radiusTile
        lineWidth: 1.5
    }
    GridLayout {
        id: lines
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 14 }
        columns: root.inOneLine ? 2 : 1
        columnSpacing: 12
        rowSpacing: 10
        RowLayout {
            spacing: 12
            Icon {
                visible: root.width >= 150 * Theme.textScale // words first
                name: "ui-what-if"
                size: 22
                colour: Theme.whatIf
                Layout.alignment: Qt.AlignTop
            }
            ColumnLayout {
                spacing: 2
                BannerLine {
                    text: root.hypothesis
                    font: Theme.label
                    objectName: "hypothesis"
                }
                BannerLine {
                    visible: root.depth > 1
                    text: qsTr("Inside another what-if, %1 deep", "%1 what-ifs are open, one in the other").arg(root.depth)
                    color: Theme.muted
                }
                RowLayout {
                    visible: root.wrong !== ""
                    spacing: 6
                    WrongBadge { size: 14; border.width: 0; Layout.alignment: Qt.AlignTop; Layout.topMargin: 2 }
                    BannerLine {
                        text: root.wrong
                        color: Theme.danger
                        objectName: "whyNotKept"
                    }
                }
            }
        }
        GridLayout {
            columns: drop.implicitWidth + keep.implicitWidth + columnSpacing <= lines.width ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            SecondaryButton {
                id: drop
                text: qsTr("Drop", "button: ends a what-if, the notes are as before")
                font: Theme.label
                Layout.fillWidth: !root.inOneLine
                Layout.preferredWidth: root.inOneLine ? implicitWidth : 1
                onClicked: root.dropped()
            }
            SecondaryButton {
                id: keep
                text: qsTr("Keep", "button: ends a what-if, its marks stay in the notes")
                font: Theme.label
                enabled: root.wrong === ""
                Accessible.description: root.wrong
                Layout.fillWidth: !root.inOneLine
                Layout.preferredWidth: root.inOneLine ? implicitWidth : 1
                onClicked: root.kept()
            }
        }
    }

    component BannerLine: Label {
        font: Theme.subtitle
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
