pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What the host has gathered so far: who sits at the table, and how it is played. Those of this device can still choose.
Card {
    id: root

    required property Joining joining
    readonly property var people: joining.people // LobbyPerson

    signal choosing(int seat)

    padding: 18
    Column {
        width: parent.width
        spacing: 14
        Repeater {
            model: root.people.length
            Item {
                id: row
                required property int index
                readonly property var person: root.people[index]
                readonly property bool own: person.seat >= 0
                readonly property bool tight: own && width < 250 * Theme.textScale
                width: parent.width
                implicitHeight: tight ? line.implicitHeight + Theme.gap + change.height : Math.max(line.implicitHeight, own ? change.height : 0)
                PersonLine {
                    id: line
                    person: row.person
                    remark: row.own ? qsTr("here", "a remark after the name of somebody at this device") : ""
                    width: parent.width - (row.own && !row.tight ? change.width + 12 : 0)
                    y: row.tight ? 0 : (row.height - height) / 2
                }
                SecondaryButton {
                    id: change
                    visible: row.own
                    text: qsTr("Change", "button: choose another pawn, season or number of facts")
                    Accessible.description: row.person.name
                    font: Theme.labelPlain
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                    horizontalPadding: 14
                    x: row.tight ? 0 : parent.width - width
                    y: row.height - height
                    onClicked: root.choosing(row.person.seat)
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.outline
        }
        Line {
            text: root.joining.withBoard ? qsTr("With the board on the table", "how the game is played") : qsTr("All on screen", "how the game is played")
            font: Theme.subtitle
            color: Theme.muted
        }
        Line {
            text: ReasonWords.agreed(root.joining.help)
            font: Theme.subtitle
            color: Theme.muted
        }
    }
}
