import QtQuick
import Aphelion
import Aphelion.Parts

// One bot: the name, the pawn, and how well it plays.
Card {
    id: root

    required property LobbyForm lobby
    required property int index
    property bool removable: true
    readonly property bool given: lobby.contest // how well it plays is not for anybody to choose
    readonly property var bot: lobby.bots[index] ?? null // LobbyBot; nothing while it is being removed

    Column {
        width: parent.width
        spacing: 10
        Item {
            width: parent.width
            height: Theme.touch
            PlayerShape {
                id: shape
                anchors.verticalCenter: parent.verticalCenter
                player: root.bot ? root.bot.colour : 0
                size: 22
            }
            Label {
                anchors { left: shape.right; leftMargin: 12; right: away.visible ? away.left : parent.right; verticalCenter: parent.verticalCenter }
                text: root.bot ? root.bot.name : ""
                font: Theme.label
                color: Theme.text
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            IconButton {
                id: away
                visible: root.removable && !root.given
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                iconName: "ui-close"
                text: root.bot ? qsTr("Remove %1", "spoken name of the button; %1 the name of a bot").arg(root.bot.name) : ""
                onClicked: root.lobby.removeBot(root.index)
            }
        }
        Segmented {
            visible: !root.given
            options: root.lobby.skills.map(skill => LobbyWords.skill(skill)) // qmllint disable
            currentIndex: root.bot ? root.lobby.skills.indexOf(root.bot.skill) : 0
            columns: width < 340 * Theme.textScale ? 2 : 4
            onChosen: index => root.lobby.setSkill(root.index, root.lobby.skills[index])
            width: parent.width
        }
        Label {
            text: !root.bot ? "" : root.given ? Words.fill(qsTr("%1: %2", "a bot that cannot be chosen; %1 how well it plays, %2 what that means"), LobbyWords.skill(root.bot.skill), LobbyWords.skillDetail(root.bot.skill)) : LobbyWords.skillDetail(root.bot.skill)
            font: Theme.subtitle
            color: Theme.muted
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
