pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A device that has come, with its people: at the door, where the host decides, or let in.
Card {
    id: root

    required property var guest // LobbyGuest; nothing while it goes
    property bool removable: false // whether a device that was let in can be sent away
    readonly property var people: guest ? guest.people : []
    readonly property string names: guest ? Words.all(guest.names) : ""
    readonly property bool admitted: guest !== null && guest.admitted

    signal letIn()
    signal turnedAway()

    fill: admitted ? Theme.surface : Theme.raised
    line: admitted ? Theme.outline : Theme.control

    Column {
        id: column
        width: parent.width
        spacing: 12
        Repeater {
            model: root.people.length
            PersonLine {
                required property int index
                person: root.people[index]
                width: column.width // which is still there when this one goes
            }
        }
        Item {
            id: inside
            readonly property bool tight: root.removable && mark.implicitWidth + away.implicitWidth + Theme.gap > width
            visible: root.admitted
            width: parent.width
            implicitHeight: !root.removable ? mark.height : tight ? mark.height + Theme.gap + away.height : away.height
            Row {
                id: mark
                spacing: Theme.gap
                y: root.removable && !inside.tight ? (parent.height - height) / 2 : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: words.text
                Icon {
                    name: "ui-check"
                    size: words.font.pixelSize * 1.4
                    colour: Theme.success
                }
                Label {
                    id: words
                    text: qsTr("At the table", "about a device that was let in")
                    font: Theme.small
                    color: Theme.muted
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
            SecondaryButton {
                id: away
                visible: root.removable
                text: qsTr("Remove", "button: a device that was let in has to go")
                Accessible.description: root.names
                font: Theme.labelPlain
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                horizontalPadding: 14
                x: inside.tight ? 0 : parent.width - width
                y: parent.height - height
                onClicked: root.turnedAway()
            }
        }
        Line {
            visible: !root.admitted
            text: !root.guest || root.guest.fits ? qsTr("At the door", "about a device that wants to join")
                : qsTr("At the door. There is no seat left: make room first.", "about a device that wants to join")
            font: Theme.small
            color: Theme.muted
        }
        Grid {
            id: choices
            visible: !root.admitted
            width: parent.width
            columns: width >= 250 * Theme.textScale ? 2 : 1
            spacing: Theme.gap
            readonly property real each: (width - (columns - 1) * spacing) / columns
            SecondaryButton {
                enabled: root.guest !== null && root.guest.fits
                iconName: "ui-check"
                text: qsTr("Let in", "button: a device may join the table")
                Accessible.description: root.names
                onClicked: root.letIn()
                width: choices.each
            }
            SecondaryButton {
                text: qsTr("Not now", "button: a device may not join the table")
                Accessible.description: root.names
                onClicked: root.turnedAway()
                width: choices.each
            }
        }
    }
}
