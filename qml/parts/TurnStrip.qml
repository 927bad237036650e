pragma ComponentBehavior: Bound
import QtQuick

// Everybody in the order of their turns, the one to act first, with how far ahead they stand.
Rectangle {
    id: root

    property var players: [] // {colour, name, ahead, toAct, waitedFor, away, lent, you, none}
    property bool showsWaiting: false // in a secret choice: who is still choosing, instead of who is to act
    readonly property bool someAway: Array.from(players).some(one => one.away ?? false)
    readonly property int columns: Theme.textScale >= 1.5 || width < (someAway ? 84 : 60) * players.length ? Math.ceil(players.length / 2) : Math.max(1, players.length)

    function ahead(by: int): string {
        return by === 0 ? "" : by === 1 ? qsTr("1 sector ahead", "how far a pawn stands before the rearmost")
            : qsTr("%1 sectors ahead", "how far a pawn stands before the rearmost, two or more").arg(by);
    }

    implicitWidth: 320
    implicitHeight: grid.implicitHeight
    radius: Theme.radiusStrip
    color: Theme.surface
    border.color: Theme.outline
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turn order", "spoken name of the row of players")

    Grid {
        id: grid
        width: parent.width
        columns: root.columns
        Repeater {
            model: root.players.length
            Rectangle {
                id: chip
                required property int index
                readonly property var entry: root.players[index] ?? { colour: 0, name: "", ahead: 0 }
                readonly property string currently: root.showsWaiting ? qsTr("still choosing", "a player in a secret choice") : qsTr("to act", "the player whose turn it is")
                readonly property bool current: root.showsWaiting ? entry.waitedFor && !(entry.none ?? false) : entry.toAct
                width: root.width / root.columns
                height: Math.max(40, words.implicitHeight + (you.visible || lent.visible ? 8 : 16))
                radius: Theme.radiusStrip
                color: current ? Theme.selected : "transparent"
                border.width: current ? 1.5 : 0
                border.color: Theme.accent
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.list([entry.name, you.visible ? you.text : "", lent.visible ? qsTr("a bot plays", "for a player who is out of reach") : "", current ? currently : "",
                    root.ahead(entry.ahead), away.visible ? qsTr("out of reach", "a player at another device") : ""])

                PlayerShape {
                    id: shape
                    anchors { left: parent.left; leftMargin: root.width < 330 ? 7 : 11; verticalCenter: parent.verticalCenter }
                    player: chip.entry.colour
                    size: 12
                }
                Column {
                    id: words
                    anchors { left: shape.right; leftMargin: 6; right: away.visible ? away.left : ahead.left; rightMargin: 3; verticalCenter: parent.verticalCenter }
                    Label {
                        objectName: "mayElide"
                        text: chip.entry.name
                        font: chip.current ? Theme.label : Theme.labelPlain
                        color: away.visible ? Theme.muted : Theme.text
                        elide: Text.ElideRight
                        width: parent.width
                    }
                    Label {
                        id: you
                        objectName: "you"
                        visible: chip.entry.you ?? false
                        text: qsTr("you", "below the own name in the row of players")
                        font.family: Theme.small.family
                        font.weight: Font.DemiBold
                        font.pixelSize: Math.round(Theme.small.pixelSize * 0.9)
                        color: Theme.accent
                    }
                    Label {
                        id: lent
                        objectName: "lent"
                        visible: chip.entry.lent ?? false
                        text: qsTr("bot", "below the name of a player for whom a bot plays, in the row of players")
                        font: you.font
                        color: Theme.muted
                    }
                }
                Icon {
                    id: away
                    visible: chip.entry.away ?? false
                    anchors { right: ahead.left; rightMargin: ahead.text === "" ? 0 : 4; verticalCenter: parent.verticalCenter }
                    name: "ui-link-lost"
                    size: 14
                    colour: Theme.muted
                }
                Label {
                    id: ahead
                    anchors { right: parent.right; rightMargin: root.width < 330 ? 6 : 10; verticalCenter: parent.verticalCenter }
                    text: chip.entry.ahead > 0 ? "+" + chip.entry.ahead : ""
                    font: Theme.small
                    color: Theme.muted
                }
            }
        }
    }
}
