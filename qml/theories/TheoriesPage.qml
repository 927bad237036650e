pragma ComponentBehavior: Bound
import QtQuick
import Aphelion

// The secret choice of a theory phase: objects and their sectors up to the limit, or none; then sealed.
AskingPage {
    id: root

    form: choice
    asking: !choice.chosen && !choice.sealed
    title: qsTr("Theories", "title of a page")
    subtitle: sideways || !asking ? "" : choice.limit === 1
        ? qsTr("One at most, secret for now", "below the title Theories")
        : qsTr("Up to %1, secret for now", "below the title Theories, two or more").arg(choice.limit)
    next: !asking ? leaving
        : choice.theories.length === 0 ? qsTr("No theory this time", "button that chooses nothing")
        : qsTr("Seal", "button that makes a choice of theories final")
    promise: root.table.players.length < 2 ? qsTr("You can’t change it later", "below the button that seals theories")
        : qsTr("Others see only that you have chosen", "below the button that seals theories")
    ready: !asking || choice.allowed
    onNextWanted: {
        if (asking)
            ask();
        else
            leaveOn();
    }

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
        visible: root.asking
        form: choice
        width: parent.width
    }
    Sealed {
        low: root.height < 480
        visible: !root.asking
        title: qsTr("Sealed", "after theories have been chosen")
        words: choice.sealedTheories.length === 0 ? qsTr("No theory from you this time", "after theories have been chosen")
            : choice.waitingFor.length > 0 ? qsTr("Revealed once everyone has chosen", "after theories have been chosen")
            : qsTr("Everyone has chosen", "after theories have been chosen")
        theories: choice.sealedTheories
        waitingFor: choice.waitingFor
        players: root.table.players
        width: parent.width
    }
}
