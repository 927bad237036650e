pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A theory phase at a device that several people share: whoever publishes nothing says so here, without the curtain.
// Nothing of it is in the log before everybody here has chosen.
Column {
    id: root

    required property Session session
    property string trouble

    readonly property var choosers: table.choosers
    readonly property bool wanted: choosers.length > 0
    readonly property int columns: Math.max(1, Math.min(choosers.length, Math.floor((width + Theme.gap) / (118 * Theme.textScale + Theme.gap))))

    TableModel { id: table; session: root.session }

    objectName: "noTheoryChips"
    visible: wanted
    spacing: Theme.gap
    Label {
        text: qsTr("Theory phase: no theory? One tap is enough.", "above the names of those who share a device")
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TroubleNotice {
        trouble: root.trouble
        width: parent.width
    }
    Grid {
        columns: root.columns
        spacing: Theme.gap
        Repeater {
            model: root.choosers.length
            NoTheoryChip {
                required property int index
                player: root.choosers[index] ?? { player: -1, name: "", colour: 0, none: false, sealed: false }
                width: Math.floor((root.width - (root.columns - 1) * Theme.gap) / root.columns)
                onClicked: root.trouble = table.chooseNone(player.player, !player.none)
            }
        }
    }
}
