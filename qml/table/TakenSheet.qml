import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A seat of this device went to another phone, was lent to a bot or removed: did its player want that?
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    // What is answered is what was read.
    property int entry: -1
    property int player: -1
    property string deed: ""
    property var agreed: []
    readonly property bool stolen: deed === "Rekeyed"

    readonly property string name: table.players[player]?.name ?? ""

    function answer(yes: bool) {
        root.company.wasMe(root.entry, yes);
        root.close();
    }

    objectName: "takenSheet"
    title: (stolen ? qsTr("Was that you, %1?", "question: %1 a player, whose seat another phone has now")
        : qsTr("Was that right, %1?", "question: %1 a player, for whom a bot plays, or who was removed")).arg(name)
    onAboutToShow: {
        entry = company.taken.entry;
        player = company.taken.player;
        deed = company.taken.deed;
        agreed = company.taken.agreed;
    }

    SheetText {
        objectName: "taken"
        text: root.deed === "Released" ? qsTr("%1 was removed from the table.", "%1 a player").arg(root.name)
            : Words.fill(root.stolen ? qsTr("%1’s seat goes on at another phone. %2 agreed to it.", "%1 a player, %2 one or several names")
                : qsTr("A bot plays for %1 until %1 does. %2 agreed to it.", "%1 a player, %2 one or several names"),
                root.name, CompanyWords.names(root.agreed, root.table.players))
    }
    SheetText {
        text: (root.stolen ? qsTr("If it was not you, this phone gets the seat back, everybody is told, and the result of %1 is marked as disputed.", "what giving a seat back means, %1 a player")
            : qsTr("If not, everybody is told, the result of %1 is marked as disputed, and more than half of you may go on from before that.", "what an objection means, %1 a player")).arg(root.name)
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "wasMe"
        text: root.stolen ? qsTr("Yes, that was me", "button: somebody goes on with another phone")
            : qsTr("Yes, that was right", "button: a bot plays for somebody, or somebody was removed")
        onClicked: root.answer(true)
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "wasNotMe"
        text: root.stolen ? qsTr("No, give it back", "button: somebody else took the seat")
            : qsTr("No, I was there", "button: a bot plays for somebody, or somebody was removed")
        onClicked: root.answer(false)
        Layout.fillWidth: true
    }
}
