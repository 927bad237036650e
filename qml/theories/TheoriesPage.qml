pragma ComponentBehavior: Bound
import QtQuick
import Aphelion

// The secret choice of a theory phase: objects and their sectors up to the limit, or none; then sealed.
AskingPage {
    id: root

    form: choice
    title: qsTr("Theories", "title of a page")
    subtitle: sideways ? "" : choice.limit === 1
        ? qsTr("One at most, secret for now", "below the title Theories")
        : qsTr("Up to %1, secret for now", "below the title Theories, two or more").arg(choice.limit)
    next: picked.length === 0 ? qsTr("No theory this time", "button that chooses nothing")
        : qsTr("Seal", "button that makes a choice of theories final")
    promise: root.table.players.length < 2 ? qsTr("You can’t change it later", "below the button that seals theories")
        : qsTr("Others see only that you have chosen", "below the button that seals theories")
    onNextWanted: ask()

    // Once it is made, the table tells: nothing here is left to read. Until it is gone the page keeps its words.
    readonly property var picked: choice.chosen ? choice.sealedTheories : choice.theories
    readonly property bool made: choice.chosen
    onMadeChanged: if (made) Qt.callLater(leaveOn) // qmllint disable

    TheoriesForm { id: choice; session: root.session }

    above: TokenChoice {
        form: choice
        width: parent.width
    }
    wheel: TheoryWheel {
        anchors.fill: parent
        onRefused: sector => root.refuse(choice.refusalFor(sector, choice.object))
        form: choice
        table: root.table
    }
    TheoryPicker {
        form: choice
        width: parent.width
    }
}
