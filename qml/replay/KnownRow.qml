import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// What one player could know: how many skies at this step, and when Planet X. A tap goes to that moment.
T.AbstractButton {
    id: root

    readonly property ReplayWords tell: ReplayWords {}

    property var curve: null // ShownCurve
    property var lines: []
    property var players: []
    property int step: 0
    property int me: -1

    readonly property var who: curve ? players[curve.player] ?? null : null
    readonly property string name: LogWords.own(who?.name ?? "", (curve?.player ?? -2) === me)
    readonly property string possible: curve ? root.tell.skies(curve.skies[step] ?? 0) : ""
    readonly property string since: curve ? root.tell.since(curve, lines, players) : ""

    enabled: curve !== null && curve.since > 0
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    text: Words.fill(qsTr("%1: %2", "spoken: %1 a name, %2 'Planet X could be known after step 23: …'"), name, since)
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: text
    Accessible.description: possible
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: Theme.surface
        line: Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: Item { // qmllint disable
        PlayerShape {
            id: shape
            x: 12
            y: words.y + (title.height - height) / 2
            player: root.who?.colour ?? 0
            size: 14
        }
        Column {
            id: words
            x: 40
            y: (parent.height - height) / 2
            width: parent.width - x - 12 - (go.visible ? 28 : 0)
            Item {
                id: title
                readonly property bool tight: named.implicitWidth + skies.implicitWidth + Theme.gap > width
                width: parent.width
                height: tight ? named.height + skies.height : named.height
                Label {
                    id: named
                    width: Math.min(implicitWidth, parent.width)
                    text: root.name
                    font: Theme.label
                    color: Theme.text
                    wrapMode: Text.Wrap
                }
                Label {
                    id: skies
                    x: title.tight ? 0 : parent.width - width
                    y: title.tight ? named.height : 0
                    text: root.possible
                    font: Theme.label
                    color: Theme.text
                }
            }
            Label {
                width: parent.width
                text: root.since
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
            }
        }
        Icon {
            id: go
            visible: root.enabled
            anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
            name: "ui-forward"
            size: 18
            colour: Theme.muted
        }
    }
}
