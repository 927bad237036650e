import QtQuick
import Aphelion
import Aphelion.Parts

// Somebody at the new table: the pawn, the name, the season and how many facts.
Item {
    id: root

    required property var person // LobbyPerson
    property string remark // about the person, after the name
    readonly property string choices: qsTr("%1, %2", "a player's choices; %1 the season, %2 how many starting facts").arg(LobbyWords.season(person.season)).arg(LobbyWords.facts(person.facts))

    implicitWidth: shape.width + 12 + words.implicitWidth
    implicitHeight: Math.max(shape.height, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.list([name.text, Words.shapes[person.colour], choices])

    PlayerShape {
        id: shape
        player: root.person.colour
        size: 22
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: shape.width + 12
        width: parent.width - x
        spacing: 1
        Label {
            id: name
            text: root.remark === "" ? root.person.name : Words.fill(qsTr("%1 (%2)", "a player; %1 the name, %2 a remark like: you"), root.person.name, root.remark)
            font: Theme.label
            color: Theme.text
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.ignored: true
        }
        Label {
            text: root.choices
            font: Theme.subtitle
            color: Theme.muted
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.ignored: true
        }
    }
}
