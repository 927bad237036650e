pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A sector under review: first the tokens turn, one after the other; only then it says what is known now and who moves on.
Card {
    id: root

    property var reviewed // ReviewedSector
    property var names: [] // of the players
    property var colours: [] // of their shapes
    property int place: 0 // in the order of the review
    property int turned: 0 // tokens so far
    property bool hurried: false // all at once

    readonly property bool open: turned >= reviewed.verdicts.length
    readonly property bool confirmed: reviewed.confirmed !== ""
    readonly property color colour: !open ? Theme.outline : confirmed ? Theme.success : Theme.danger
    readonly property string verdict: confirmed ? qsTr("confirmed", "a sector after the peer review") : qsTr("disproved", "a sector after the peer review")

    objectName: "sector" + reviewed.sector
    padding: 14
    leftPadding: 20
    Accessible.role: Accessible.Grouping
    Accessible.name: open ? Words.list([Words.sector(reviewed.sector), verdict]) : Words.sector(reviewed.sector)

    Announcement { item: root; text: root.open ? root.Accessible.name : "" }
    Rectangle {
        parent: root.background
        x: 0
        y: 16
        width: 4
        radius: 2
        height: root.height - 32
        color: root.colour
    }
    ColumnLayout {
        width: parent.width
        spacing: 12
        GridLayout {
            columns: Theme.textScale < 1.5 ? 2 : 1
            rowSpacing: 0
            Layout.fillWidth: true
            Label {
                text: Words.sector(root.reviewed.sector)
                font: Theme.heading
                color: Theme.text
                Layout.fillWidth: true
            }
            Row {
                objectName: "verdictShown"
                spacing: Theme.gap
                opacity: root.open ? 1 : 0
                Label {
                    objectName: "verdict"
                    text: root.verdict
                    font: Theme.label
                    color: root.colour
                    anchors.verticalCenter: parent.verticalCenter
                }
                Icon {
                    name: root.confirmed ? "ui-check" : "ui-close"
                    size: 20
                    colour: root.colour
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Repeater {
            model: root.reviewed.verdicts
            VerdictLine {
                required property var modelData
                required property int index
                verdict: modelData
                name: root.names[modelData.player] ?? ""
                colour: root.colours[modelData.player] ?? 0
                hurried: root.hurried
                delay: 400 + 700 * root.place + 300 * index
                onUpChanged: ++root.turned
                Layout.fillWidth: true
            }
        }
        Rectangle {
            implicitHeight: 1
            color: Theme.outline
            opacity: root.open ? 1 : 0
            Layout.fillWidth: true
            visible: moves.count > 0 || root.confirmed
        }
        Repeater {
            id: moves
            model: root.reviewed.moved
            Consequence {
                required property var modelData
                text: modelData.by === 1 ? qsTr("%1 moves on by 1 sector", "after a wrong theory: %1 a name").arg(root.names[modelData.player])
                    : Words.fill(qsTr("%1 moves on by %2 sectors", "after a wrong theory: %1 a name, %2 two or more"), root.names[modelData.player], modelData.by)
            }
        }
        Consequence {
            visible: root.confirmed
            text: qsTr("Everybody knows it now: no more theories in sector %1", "after a right theory").arg(root.reviewed.sector)
        }
    }
    // What comes of it, when all has been turned up.
    component Consequence: Label {
        objectName: "consequence"
        font: Theme.subtitle
        color: Theme.muted
        opacity: root.open ? 1 : 0
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.ignored: !root.open
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
