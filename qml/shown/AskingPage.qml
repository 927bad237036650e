pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A page on which somebody chooses on the wheel and asks: what to choose above the wheel, what will come of it below,
// the one next step at the foot, and then the answer. On its side the wheel stands at the left.
PageFrame {
    id: root

    required property Session session
    property bool beside: false // the notes stand beside this page
    property var form // a Form: the half-made choice
    property bool asking: true // false: nothing is left to choose, and the wheel goes
    property Item wheel: null
    property real wheelShare: 0.46 // of the page's height; fixed, so that nothing jumps while choosing
    property var about // what the question is about: plain values
    property var question: about => "" // the words above the answer
    property string next // on the button
    property string missing // what is still to be chosen
    property var objection: null // () => why what was tapped cannot be; gone with the next choice
    readonly property string hint: objection ? objection() : "" // qmllint disable
    property string promise // below the button when nothing is in the way
    property bool ready: form.allowed
    answers: true
    property bool toTable: false // the answer stands on the table, not on a card of this page

    property alias above: above.data
    default property alias below: below.data
    // Behind an answer the page stays as it was when it was asked.
    readonly property TableModel table: TableModel { session: root.session; held: root.form.held }
    readonly property string trouble: form.trouble !== "" ? form.trouble : form.answer.trouble
    readonly property string advice: hint !== "" ? hint : form.refusal !== "" ? RefusalWords.why(form.refusal) : form.complete ? promise : missing
    readonly property string onItsWay: qsTr("On its way to the table", "below a button whose question is being asked")
    property var notes: [missing, promise, AskingWords.hidden(table.sectors)] // what may be said below the button
    readonly property bool sideways: asking && width >= 1.2 * height

    signal done()
    signal told() // there is an answer for the table
    signal notesWanted()
    signal nextWanted()

    // A choice is made and has nothing to show. On a shared device whoever comes next gets it at once.
    function leaveOn() {
        if (table.heir >= 0)
            table.lock();
        else
            done();
    }
    function passAnswer() {
        if (!form.answer.ok || form.answer.kind === "" || form.answer.kind === "Found")
            return;
        told();
        leaveAnswer();
    }
    function refuse(refusal: string) {
        objection = () => RefusalWords.why(refusal);
        Cues.give(Cue.Refused);
    }
    // A page that goes keeps its looks while it fades.
    function leaveAnswer() {
        done();
        if (T.StackView.status !== T.StackView.Deactivating)
            form.dismiss();
    }
    property var asked // what the answer that is shown is about
    function ask() {
        asked = about;
        form.submit();
    }

    canGoBack: true
    leftPadding: 0
    rightPadding: 0
    actions: IconButton {
        objectName: "notes"
        visible: !root.beside
        iconName: "ui-notes"
        text: qsTr("Notes", "button beside the title that opens the notes")
        onClicked: root.notesWanted()
    }

    Item {
        id: side
        readonly property real room: Math.min(parent.height, Math.round(root.width * 0.46))
        x: root.sideways ? Math.max(Theme.gap, root.margin - 8) : 0
        width: root.sideways ? room : 0
        height: parent.height
    }
    ColumnLayout {
        id: column
        x: root.sideways ? side.x + side.width : 0
        width: root.width - x
        height: parent.height
        spacing: 0
        ScrollColumn {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: root.margin
            Layout.rightMargin: root.margin
            TroubleNotice {
                trouble: root.trouble
                width: parent.width
            }
            Column {
                id: above
                visible: root.asking && children.length > 0
                spacing: 12
                width: parent.width
            }
            Item {
                id: middle
                visible: root.asking && !root.sideways
                implicitHeight: Math.round(Math.min(root.width - 14, 440, Math.max(296, root.height * root.wheelShare)))
                width: parent.width
            }
            Column {
                id: below
                spacing: Theme.group
                width: parent.width
            }
        }
        AskingFoot {
            id: foot
            readonly property bool loose: column.height - implicitHeight < (root.sideways ? 220 : root.asking ? 280 : 120) // no room to stand still
            parent: loose ? below : column
            next: root.next
            cost: root.asking && root.form.complete && root.form.cost > 0 ? String(root.form.cost) : ""
            enabled: root.ready && !root.form.waiting
            note: !root.asking ? "" : root.form.waiting ? root.onItsWay : root.advice
            notes: !root.asking ? [] : root.notes.concat(root.onItsWay)
            onNextWanted: root.nextWanted()
            Layout.fillWidth: true
            Layout.maximumWidth: scroll.widest
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: loose ? 0 : root.margin
            Layout.rightMargin: loose ? 0 : root.margin
        }
    }
    Connections {
        target: root.form
        function onChanged() { root.objection = null; }
        function onAnswerChanged() { if (root.toTable) Qt.callLater(root.passAnswer); } // qmllint disable
    }
    Binding { when: foot.loose; target: foot; property: "width"; value: below.width }
    Binding { when: foot.loose; target: foot; property: "x"; value: 0 }
    Binding {
        when: root.wheel !== null
        target: root.wheel
        property: "parent"
        value: root.sideways ? side : middle
    }
    Binding {
        when: root.wheel !== null
        target: root.wheel
        property: "visible"
        value: root.asking
    }
    WaitingSheet {
        session: root.session
        waits: root.form.waiting
        onLeft: root.done()
    }
    Cardboard { id: cardboard; session: sheet.told ? root.session : null }
    AnswerSheet {
        id: sheet
        answer: root.toTable ? null : root.form.answer
        question: root.asked === undefined ? "" : root.question(root.asked) // qmllint disable
        beside: root.beside
        board: cardboard.lies
        onDone: root.leaveAnswer()
        onNotesWanted: {
            root.leaveAnswer();
            root.notesWanted();
        }
    }
}
