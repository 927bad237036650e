pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One line of the public log: what was done, by whom, in words, and how far it moved the pawn. What concerns everybody
// stands out.
Item {
    id: root

    property var line // LogLine
    property var players: [] // ShownPlayer
    property bool focused: false
    property bool gone: false // does not count any more
    property bool headed: false // the first of those

    readonly property var step: line.moved.find(step => step.player === line.who) ?? null
    readonly property bool everybodys: !gone && (line.kind === "ConferenceHeld" || line.kind === "Revealed" || (line.kind === "Located" && line.found) || line.kind === "EpochRaised")
    readonly property var player: players[line.who] ?? null
    readonly property string cost: !step || gone ? "" : step.by > 0 ? String(step.by) : "−" + -step.by

    readonly property real roof: heading.visible ? heading.implicitHeight : 0
    implicitHeight: roof + row.implicitHeight + (everybodys ? 24 : 12)
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.list([words.text, cost === "" ? "" : Words.costs(cost), gone ? qsTr("does not count any more", "spoken after a line of the log") : ""])

    GoneHeading {
        id: heading
        visible: root.headed
        width: root.width
    }
    Rectangle {
        visible: root.everybodys
        anchors { fill: parent; topMargin: 2; bottomMargin: 2 }
        radius: Theme.radiusStrip
        color: Theme.surface
        border.color: Theme.outline
    }
    FocusRing { corner: Theme.radiusStrip; visible: root.focused; anchors { margins: 2; topMargin: root.roof + 2 } }
    RowLayout {
        id: row
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.roof / 2; leftMargin: 12; rightMargin: 12 }
        spacing: 10
        Icon {
            name: LogWords.icon(root.line)
            size: 18
            colour: root.everybodys ? Theme.needle : Theme.muted
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Math.max(0, (Theme.body.pixelSize * 1.3 - 18) / 2)
        }
        PlayerShape {
            visible: root.player !== null
            player: root.player?.colour ?? 0
            size: 13
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Math.max(0, (Theme.body.pixelSize * 1.3 - height) / 2)
        }
        Label {
            id: words
            text: LogWords.sentence(root.line, root.players)
            font.family: Theme.body.family
            font.pixelSize: Theme.body.pixelSize
            font.strikeout: root.gone
            color: root.line.takenBack || root.gone ? Theme.muted : Theme.text
            lineHeight: 1.15
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        ClueHelp {
            clue: root.line.kind === "ConferenceHeld" ? root.line.clue : null
            Layout.margins: -6 // its square is larger than its sign
        }
        TimeCost {
            cost: root.cost
            font: Theme.label
            Layout.alignment: Qt.AlignTop
        }
    }
}
