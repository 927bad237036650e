pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Somebody found Planet X: some last theories, one attempt to locate it, or nothing; and why just so much.
AskingPage {
    id: root

    property bool chosen: false
    readonly property bool taken: chance.answer.ok
    onTakenChanged: if (taken) chosen = true
    property bool silent: false // there is nothing to tell: on at once
    readonly property string finder: table.players[table.finder]?.name ?? ""

    form: chance
    asking: !chosen || silent
    wheelShare: 0.36
    title: qsTr("Last chance", "title of a page")
    subtitle: !asking || sideways ? "" : qsTr("%1 has found Planet X", "below the title Last chance, %1 a name").arg(finder)
    next: chance.locating ? qsTr("Locate Planet X", "button")
        : chance.theories.length === 0 ? qsTr("Pass", "button: no last chance wanted")
        : qsTr("Place", "button that places the last theories")
    missing: chance.sector === 0 ? qsTr("Pick the sector of Planet X on the wheel", "below the button of locating")
                                 : qsTr("Now say what lies on either side", "below the button of locating")
    promise: chance.locating ? qsTr("You will be asked once more", "below the button of locating")
                             : qsTr("You can’t change it afterwards", "below the button of the last chance")
    ready: asking && !chosen && chance.allowed
    onNextWanted: {
        if (chance.locating)
            sheet.open();
        else if (chance.theories.length === 0)
            pass();
        else
            place();
    }
    function place() {
        silent = true;
        ask();
    }
    function pass() {
        chance.discard();
        place();
    }
    onChosenChanged: if (chosen && silent) Qt.callLater(passOn) // qmllint disable
    function passOn() {
        table.isShared ? table.lock() : done();
    }

    LastChanceForm { id: chance; session: root.session }
    LocateGuard { id: told; session: root.session; sector: chance.locating ? chance.sector : 0; before: chance.before; after: chance.after }

    above: [
        Notice {
            objectName: "why"
            iconName: "ui-time"
            title: LastChanceWords.behind(chance.sectorsBehind, root.finder)
            detail: LastChanceWords.mayDo(chance.limit)
            width: parent.width
        },
        Segmented {
            objectName: "ways"
            options: [qsTr("Theories", "a way to use the last chance"), qsTr("Locate Planet X", "a way to use the last chance")]
            onChosen: index => chance.locating = index === 1
            width: parent.width
            Binding on currentIndex { value: chance.locating ? 1 : 0 }
        },
        TokenChoice {
            visible: !chance.locating
            form: chance
            width: parent.width
        }
    ]
    wheel: Item {
        anchors.fill: parent
        TheoryWheel {
            anchors.fill: parent
            onRefused: sector => root.refuse(chance.refusalFor(sector, chance.object))
            visible: !chance.locating
            form: chance
            table: root.table
        }
        GuessWheel {
            anchors.fill: parent
            visible: chance.locating
            form: chance
            table: root.table
        }
    }
    TheoryPicker {
        visible: root.asking && !chance.locating
        form: chance
        width: parent.width
    }
    GuessPicker {
        visible: root.asking && chance.locating
        form: chance
        width: parent.width
    }
    LinkButton {
        objectName: "pass"
        visible: root.asking && (chance.locating || chance.theories.length > 0) // else it is the next step
        text: qsTr("Pass: no last chance for me", "button below a half-made last chance that does nothing with it")
        width: parent.width
        onClicked: root.pass()
    }
    AskingLines {
        visible: root.asking && seen !== ""
        seen: chance.locating ? qsTr("Others will see only whether you found it", "before locating Planet X")
            : chance.complete ? AskingWords.seen(LogWords.sentence(chance.seen, root.table.players)) : ""
        width: parent.width
    }
    GuessSheet {
        id: sheet
        form: chance
        guard: told
        onAgreed: {
            root.silent = false;
            root.ask();
        }
    }
    GuessTold {
        answer: chance.answer
        again: true
        over: root.table.phase === "Over"
        onDone: {
            chance.dismiss();
            found && root.table.isShared ? root.table.lock() : root.done(); // those who looked on see nothing of the notes
        }
    }
}
