pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// After the choice: that it is made, what it was, and who is still choosing.
Column {
    id: root

    property string title
    property string words
    property var theories: [] // ShownTheory, the own ones
    property var waitingFor: [] // players
    property var players: [] // ShownPlayer
    property bool low: false // a phone on its side

    spacing: low ? Theme.gap : Theme.group
    topPadding: low ? 0 : 24

    Icon {
        name: "action-theory"
        size: root.low ? 32 : 56
        colour: Theme.needle
        anchors.horizontalCenter: parent.horizontalCenter
    }
    Label {
        objectName: "sealedTitle"
        text: root.title
        font: Theme.title
        color: Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        width: parent.width
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.description: root.words
    }
    Label {
        text: root.words
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        width: parent.width
    }
    Repeater {
        model: root.theories
        TheoryRow {
            required property var modelData
            sector: modelData.sector
            object: modelData.object
            removable: false
            width: root.width
        }
    }
    Label {
        visible: root.waitingFor.length > 0
        text: qsTr("Still choosing", "above the names of those who have not chosen yet")
        font: Theme.label
        color: Theme.muted
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.waitingFor
        LogLine {
            required property int modelData
            objectName: "stillChoosing"
            player: root.players[modelData]?.colour ?? -1
            text: root.players[modelData]?.away ? qsTr("%1, out of reach", "somebody who has not chosen yet; %1 a name").arg(root.players[modelData].name) : root.players[modelData]?.name ?? ""
            width: root.width
        }
    }
}
