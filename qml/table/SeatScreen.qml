pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What the player who looks goes between: the table with its actions, the notes, the log. On a tablet the notes stand
// beside the table; on a phone there is a bar at the bottom.
FocusScope {
    id: root

    required property Session session
    required property OwnAnswer own // stands on the table until it is put away
    property string ready // what everybody is to look at next, while it waits
    property Bots bots: null // at work at this table
    property Cardboard cardboard: null // beside it
    readonly property bool wide: width >= 1000 && Theme.textScale < 1.75
    readonly property bool notesBeside: wide && !((pages.currentItem as PageFrame)?.forEverybody ?? false)
    readonly property bool settled: pages.depth === 1
    readonly property bool atTable: settled && (wide || tab === 0)
    // In the middle of nothing. What stands on a shared device is put away before others look.
    readonly property bool free: atTable && !choosing && !(table.isShared && own.shown)
    property bool choosing: false // on the card of a sector
    // An own question or its answer, or the starting facts: others had better wait.
    readonly property bool reading: pages.currentItem instanceof StartPage || (table.phase === "Turn" && ((pages.currentItem as PageFrame)?.answers ?? false))
    property int tab: 0 // table, notes, log, more
    property int notesView: 0 // grid, wheel, record: kept while the seat is open

    readonly property bool boardLies: cardboard?.lies ?? table.withBoard // of cardboard

    signal newsWanted()
    signal leave()
    signal rules()
    signal settings()
    signal rematch()
    signal anewWanted()

    function goBack() {
        if (!wide && tab !== 0)
            tab = 0;
        else if (!pages.goBack())
            root.leave();
    }
    function open(action: string) {
        const page = actionPages[action];
        if (!page)
            return;
        own.dismiss();
        pages.push(page);
    }
    function count() {
        tab = 0;
        pages.push(scoreSheet);
    }
    readonly property var actionPages: ({
        Survey: survey, Target: target, Research: research, Locate: locate, SubmitTheories: theories,
        LastChance: lastChance, Review: boardReview, HoldConference: boardConference, Reveal: reveal
    })

    TableModel { id: table; session: root.session }
    // Who has left the page on which something was asked sees the answer wherever they are.
    property bool apart: false // from the table
    readonly property var late: apart ? own.answer : null
    Connections {
        target: root.own
        function onTold() {
            const asking = pages.find(page => (page as PageFrame)?.answers ?? false);
            root.apart = !asking && (!root.atTable || !root.own.shown);
            if (asking && !root.own.shown) // its page tells
                root.own.dismiss();
        }
    }
    function leaveLate() {
        apart = false;
        own.dismiss();
    }
    AnswerSheet {
        objectName: "lateAnswer"
        parent: room
        answer: root.late
        question: root.own.asked.kind === "" ? "" : LogWords.sentence(root.own.asked, table.players)
        beside: root.wide
        board: root.boardLies
        onDone: root.leaveLate()
        onNotesWanted: {
            root.leaveLate();
            root.tab = 1;
        }
    }
    GuessTold {
        answer: root.late
        again: table.finder >= 0 && table.finder !== table.viewpoint
        over: root.over
        cost: root.boardLies ? root.own.answer.moved ?? 0 : 0
        onDone: {
            root.leaveLate();
            if (found && table.isShared)
                table.lock();
        }
    }
    LateTrouble {
        trouble: root.late?.trouble ?? ""
        onDone: root.leaveLate()
    }
    readonly property bool over: table.phase === "Over"
    // What waits for this player comes by itself: the starting facts before the first own turn, theories, the end.
    Component.onCompleted: {
        showEnd();
        if (over)
            return;
        if (!table.begun)
            pages.push(start);
        else if (table.mustChoose && table.phase === "LastChance")
            pages.push(lastChance);
        else if (table.mustChoose && table.isShared) // who sat down for it has something to publish; others need not
            pages.push(theories);
    }
    property bool endShown: false
    onOverChanged: showEnd()
    onSettledChanged: Qt.callLater(showEnd) // qmllint disable
    // Whoever was still reading the own answer has it afterwards.
    function showEnd() {
        if (!over || !settled || endShown)
            return;
        endShown = true;
        pages.push(reveal);
    }

    // What the bar leaves.
    Item {
        id: room
        readonly property real rail: bar.visible && bar.upright ? bar.width : 0
        x: rail
        width: root.width - rail
        height: bar.visible && !bar.upright ? root.height - bar.height : root.height

        PageStack {
            id: pages
            width: root.notesBeside ? Math.round(parent.width * 0.53) : parent.width
            height: parent.height
            visible: root.wide || root.tab === 0
            focus: visible
            initialItem: board
        }
        Rectangle {
            visible: root.notesBeside
            x: pages.width
            width: 1
            height: parent.height
            color: Theme.outline
        }
        Slot {
            x: root.notesBeside ? pages.width + 1 : 0
            width: parent.width - x
            height: parent.height
            wanted: root.notesBeside || (!root.wide && root.tab === 1)
            focus: !root.wide && root.tab === 1
            content: NotesPage { session: root.session; view: root.notesView; onViewChosen: view => root.notesView = view }
        }
        Slot {
            anchors.fill: parent
            wanted: !root.wide && root.tab > 1
            focus: wanted
            content: root.tab === 2 ? log : more
        }
    }
    NavigationBar {
        id: bar
        upright: root.width > root.height * 1.25
        y: upright ? 0 : root.height - height
        width: upright ? implicitWidth : root.width
        height: upright ? root.height : implicitHeight
        visible: !root.wide && (root.settled || root.tab !== 0)
        current: root.tab
        onChosen: tab => root.tab = tab
    }

    Component { id: board; TablePage { session: root.session; bots: root.bots; cardboard: root.cardboard; own: root.own; ready: root.ready; beside: root.wide; current: root.settled; onChoosingChanged: root.choosing = choosing; onNewsWanted: root.newsWanted(); onAnewWanted: root.anewWanted(); onOpened: action => root.open(action); onLogWanted: pages.push(log); onMoreWanted: pages.push(more) } }
    Component { id: start; StartPage { session: root.session; onDone: pages.pop() } }
    Component { id: survey; SurveyPage { session: root.session; toTable: true; onTold: root.own.recall(); beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: target; TargetPage { session: root.session; toTable: true; onTold: root.own.recall(); beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: research; ResearchPage { session: root.session; toTable: true; onTold: root.own.recall(); beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: locate; LocatePage { session: root.session; beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: theories; TheoriesPage { session: root.session; beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: lastChance; LastChancePage { session: root.session; beside: root.wide; onBack: pages.pop(); onDone: pages.pop(); onNotesWanted: pages.push(notes) } }
    Component { id: boardReview; BoardReviewPage { session: root.session; onBack: pages.pop(); onDone: pages.pop() } }
    Component { id: boardConference; BoardConferencePage { session: root.session; onBack: pages.pop(); onDone: pages.pop() } }
    Component { id: reveal; RevealPage { session: root.session; onBack: pages.pop(); onDone: root.leave(); onScoreSheetWanted: root.count(); onLookBack: pages.push(replay); onRematch: root.rematch() } }
    Component { id: replay; ReplayPage { session: root.session; onBack: pages.pop() } }
    Component { id: scoreSheet; ScoreSheetPage { session: root.session; onBack: pages.pop(); onDone: pages.pop() } }
    Component { id: notes; NotesPage { session: root.session; view: root.notesView; canGoBack: true; onBack: pages.pop(); onViewChosen: view => root.notesView = view } }
    Component { id: log; LogPage { session: root.session; canGoBack: !root.settled; onBack: pages.pop() } }
    Component { id: more; MorePage { session: root.session; cardboard: root.cardboard; canGoBack: !root.settled; onBack: pages.pop(); onLeave: root.leave(); onRules: root.rules(); onSettings: root.settings(); onScoreSheetWanted: root.count() } }
}
