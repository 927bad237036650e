pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// The six topics: what each is about, who has read it, and the clues the player has read.
StepPage {
    id: root

    required property Session session
    property bool beside: false // the notes stand beside this page
    property bool toTable: false // the answer stands on the table, not on a card of this page

    signal done()
    signal told() // there is an answer for the table
    signal notesWanted()

    property var asked: null // the topic of the answer that is shown
    readonly property string trouble: form.trouble !== "" ? form.trouble : form.answer.trouble
    readonly property var chosen: Array.from(form.topics).find(topic => topic.topic === form.topic) ?? null

    ResearchForm { id: form; session: root.session }
    TableModel { id: table; session: root.session; held: form.held } // behind the answer the page stays as it was
    Cardboard { id: cardboard; session: sheet.told ? root.session : null }

    title: qsTr("Research", "title of a page")
    subtitle: table.players.length > 1 ? qsTr("Others see the topic, not the clue", "below the title Research")
                                       : qsTr("Each topic has one clue", "below the title Research")
    canGoBack: true
    answers: true
    widest: root.width >= 640 && !root.sideways ? 760 : 560
    note: form.waiting ? qsTr("On its way to the table", "below a button whose question is being asked")
        : chosen?.alreadyRead ? qsTr("You have read this clue. Again it costs time and tells nothing new.", "below the button of research")
        : form.refusal !== "" ? ""
        : form.complete ? qsTr("Next turn you’ll have to do something else", "below the button of research")
        : qsTr("Choose a topic", "below the button of research")

    // A page that goes keeps its looks while it fades.
    function leaveAnswer() {
        done();
        if (T.StackView.status !== T.StackView.Deactivating)
            form.dismiss();
    }
    Connections {
        target: form
        function onAnswerChanged() { if (root.toTable) Qt.callLater(root.passAnswer); } // qmllint disable
    }
    function passAnswer() {
        if (!form.answer.ok)
            return;
        told();
        leaveAnswer();
    }
    function research() {
        asked = { letter: form.topic, title: chosen.title };
        form.submit();
    }

    TroubleNotice {
        trouble: root.trouble
        width: parent.width
    }
    Notice {
        objectName: "refusal"
        visible: form.refusal !== "" && !form.waiting
        title: qsTr("Research must wait", "title of a reason")
        detail: RefusalWords.why(form.refusal)
        width: parent.width
    }
    Grid {
        id: grid
        readonly property real each: (width - (columns - 1) * spacing) / columns
        readonly property real tallest: cards.count === form.topics.length ? Array.from(form.topics).reduce((most, topic, i) => Math.max(most, cards.itemAt(i)?.tall ?? 0), 0) : 0
        columns: width >= 600 && Theme.textScale < 1.5 ? 2 : 1
        spacing: Theme.gap
        width: parent.width
        Repeater {
            id: cards
            model: form.topics
            WithClueHelp {
                id: place
                required property var modelData
                readonly property real tall: card.implicitHeight
                clue: modelData.clue
                width: grid.each
                TopicCard {
                    id: card
                    topic: place.modelData
                    players: table.players
                    width: place.room
                    height: grid.columns > 1 ? grid.tallest : implicitHeight
                    onClicked: form.topic = topic.topic
                    Binding { target: card; property: "checked"; value: form.topic === place.modelData.topic }
                }
            }
        }
    }
    steps: PrimaryButton {
        objectName: "next"
        text: form.topic === "" ? qsTr("Research", "button") : qsTr("Research topic %1", "button, %1 a letter").arg(form.topic)
        cost: form.cost > 0 ? String(form.cost) : ""
        enabled: form.allowed
        Layout.fillWidth: true
        onClicked: root.research()
    }
    WaitingSheet {
        session: root.session
        waits: form.waiting
        onLeft: root.done()
    }
    AnswerSheet {
        id: sheet
        answer: root.toTable ? null : form.answer
        question: !root.asked ? "" : qsTr("Topic %1: %2", "above an answer: %1 a letter, %2 'Asteroids and comets'").arg(root.asked.letter).arg(ClueWords.title(root.asked.title))
        beside: root.beside
        board: cardboard.lies
        onDone: root.leaveAnswer()
        onNotesWanted: {
            root.leaveAnswer();
            root.notesWanted();
        }
    }
}
