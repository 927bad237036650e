pragma ComponentBehavior: Bound
import QtQuick
import Aphelion

// Where Planet X is, and what lies on either side: asked once more before it is done.
AskingPage {
    id: root

    form: guess
    asking: !moment.told // nothing of the guess is left under the moment
    wheelShare: 0.36
    title: qsTr("Locate Planet X", "title of a page")
    subtitle: sideways ? "" : qsTr("Its sector, and both neighbours", "below the title Locate Planet X")
    next: qsTr("Locate Planet X", "button")
    missing: guess.sector === 0 ? qsTr("Pick the sector of Planet X on the wheel", "below the button of locating")
                                : qsTr("Now say what lies on either side", "below the button of locating")
    promise: qsTr("You will be asked once more", "below the button of locating")
    onNextWanted: sheet.open()

    LocateForm { id: guess; session: root.session }
    LocateGuard { id: told; session: root.session; sector: guess.sector; before: guess.before; after: guess.after }

    wheel: GuessWheel {
        anchors.fill: parent
        form: guess
        table: root.table
    }
    GuessPicker {
        visible: root.asking
        form: guess
        width: parent.width
    }
    AskingLines {
        visible: root.asking
        ruleIcon: "action-locate"
        rule: qsTr("All three must be right", "rule of locating Planet X")
        cost: guess.complete ? AskingWords.cost(guess, root.table.withBoard) : ""
        seen: root.table.players.length < 2 ? ""
            : qsTr("Others will see only whether you found it", "before locating Planet X")
        width: parent.width
    }
    Cardboard { id: cardboard }
    GuessSheet {
        id: sheet
        form: guess
        guard: told
        onAgreed: {
            cardboard.session = root.session; // what lies on the table when it is asked
            moment.cost = cardboard.lies ? guess.cost : 0;
            root.ask();
        }
    }
    GuessTold {
        id: moment
        answer: guess.answer
        alone: root.table.players.length < 2
        over: root.table.phase === "Over"
        onDone: {
            guess.dismiss();
            found && root.table.isShared ? root.table.lock() : root.done(); // those who looked on see nothing of the notes
        }
    }
}
