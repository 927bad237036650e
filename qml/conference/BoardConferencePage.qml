pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// With the board on the table: which conference to hold, and then its clue for everybody.
StepPage {
    id: root

    required property Session session

    signal done()

    property int held: -1 // the conference whose clue is shown
    readonly property var shown: held >= 0 ? form.conferences[held] : null
    readonly property bool again: form.conferences[form.conference]?.held ?? false
    readonly property string trouble: form.trouble !== "" ? form.trouble : form.answer.trouble

    ConferenceForm { id: form; session: root.session }

    forEverybody: true
    answers: true
    title: qsTr("Conference", "title of a page")
    subtitle: shown ? qsTr("The clue for everybody", "below the title Conference")
                    : qsTr("When the Earth reaches its sector for the first time", "below the title Conference, with the board on the table")
    canGoBack: true
    centred: shown !== null
    widest: shown ? 640 : 560
    note: shown ? qsTr("Read it out to everybody", "below the button that leaves a conference")
        : form.waiting ? qsTr("On its way to the table", "below a button whose question is being asked")
        : form.refusal !== "" ? RefusalWords.why(form.refusal)
        : form.complete ? qsTr("Everybody will see the clue", "below the button that holds a conference")
        : qsTr("Choose a conference", "below the button that holds a conference")

    function step() {
        wanted = form.conference;
        if (shown)
            root.done();
        else if (again || form.submit().ok)
            held = wanted;
    }
    // Where another device is asked, the clue comes a moment later.
    readonly property bool told: form.answer.ok
    property int wanted: -1
    onToldChanged: if (told && wanted >= 0) held = wanted
    Component.onDestruction: form.dismiss()

    TroubleNotice {
        trouble: root.trouble
        width: parent.width
    }
    ConferenceFace {
        visible: root.shown !== null
        title: root.shown?.title ?? ({ subject: "", other: "" })
        clue: root.shown?.clue ?? ({ kind: "" })
        lying: root.sideways
        roomy: root.width >= 600 && root.height >= 600
        width: parent.width
    }
    Column {
        id: cards
        visible: root.shown === null
        spacing: Theme.gap
        width: parent.width
        Repeater {
            model: form.conferences
            WithClueHelp {
                id: place
                required property var modelData
                clue: modelData.clue
                width: cards.width
                ChoiceCard {
                    id: card
                    objectName: "conference" + place.modelData.conference
                    upright: false
                    iconName: place.modelData.held ? "ui-check" : "action-conference"
                    text: qsTr("Sector %1: %2", "a conference to choose: %1 where it is held, %2 'Planet X and comets'").arg(place.modelData.sector).arg(ClueWords.title(place.modelData.title))
                    detail: place.modelData.held ? ClueWords.sentence(place.modelData.clue) : qsTr("Not held yet", "a conference to choose")
                    font: Theme.heading
                    width: place.room
                    onClicked: form.conference = place.modelData.conference
                    Binding { target: card; property: "checked"; value: form.conference === place.modelData.conference }
                }
            }
        }
    }
    steps: PrimaryButton {
        objectName: "next"
        text: root.shown ? qsTr("Done", "button") : root.again ? qsTr("Show the clue again", "button") : qsTr("Hold the conference", "button")
        iconName: root.shown ? "" : "action-conference"
        enabled: root.shown !== null || form.allowed
        Layout.fillWidth: true
        onClicked: root.step()
    }
    WaitingSheet {
        session: root.session
        waits: form.waiting
        onLeft: root.done()
    }
}
