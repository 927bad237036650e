import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A seat of this device went to another phone: was that its player?
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    // What is answered is what was read.
    property int entry: -1
    property int player: -1
    property var agreed: []

    readonly property string name: table.players[player]?.name ?? ""

    function answer(yes: bool) {
        root.company.wasMe(root.entry, yes);
        root.close();
    }

    objectName: "takenSheet"
    title: qsTr("Was that you, %1?", "question: %1 a player, whose seat another phone has now").arg(name)
    onAboutToShow: {
        entry = company.taken.entry;
        player = company.taken.player;
        agreed = company.taken.agreed;
    }

    SheetText {
        objectName: "taken"
        text: Words.fill(qsTr("%1’s seat goes on at another phone. %2 agreed to it.", "%1 a player, %2 one or several names"), root.name, CompanyWords.names(root.agreed, root.table.players))
    }
    SheetText {
        text: qsTr("If it was not you, this phone gets the seat back, everybody is told, and the result of %1 is marked as disputed.", "what giving a seat back means, %1 a player").arg(root.name)
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "wasMe"
        text: qsTr("Yes, that was me", "button: somebody goes on with another phone")
        onClicked: root.answer(true)
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "wasNotMe"
        text: qsTr("No, give it back", "button: somebody else took the seat")
        onClicked: root.answer(false)
        Layout.fillWidth: true
    }
}
