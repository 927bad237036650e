pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A survey: the object, the run on the wheel, what it costs and what others will see, before the tap.
AskingPage {
    id: root

    form: survey
    title: qsTr("Survey", "title of a page")
    subtitle: sideways ? "" : qsTr("Pick an object, drag for a shorter run", "below the title Survey")
    about: ({ object: survey.object, from: survey.from, to: survey.to })
    question: asked => qsTr("Survey of %1 in %2", "above an answer: %1 'asteroids', %2 'sectors 10–3'")
        .arg(LogWords.surveyed(asked.object)).arg(LogWords.sectors(asked.from, asked.to))
    next: survey.object === "" ? qsTr("Survey", "button")
        : qsTr("Survey %1", "button, %1 'asteroids'").arg(LogWords.surveyed(survey.object))
    missing: survey.object === "" ? qsTr("Pick an object first", "below the button of a survey")
                                  : qsTr("Now pick a run of sectors on the wheel", "below the button of a survey")
    promise: qsTr("Only you will see the answer", "below a button that asks")
    onNextWanted: ask()

    SurveyForm { id: survey; session: root.session }
    Connections {
        target: survey
        function onChanged() { root.show(); }
    }
    Component.onCompleted: show()
    function show() {
        wheel.from = survey.from;
        wheel.to = survey.to;
    }
    // A run that cannot be surveyed for this object moves to the nearest ends that can.
    function choose(letter: string) {
        survey.choose(letter);
        if (survey.complete && !survey.allowed)
            wheel.pickRun(wheel.offsetOf(survey.from), wheel.offsetOf(survey.to));
    }

    above: [
        ObjectChoice {
            letters: survey.objects
            current: survey.object
            asSeen: true
            onChosen: letter => root.choose(letter)
            width: parent.width
        },
        HalfStepper {
            visible: root.table.withBoard
            from: survey.visibleFrom
            to: survey.visibleTo
            onStepped: by => survey.turnSky(by)
            width: parent.width
        }
    ]
    wheel: PickWheel {
        id: wheel
        anchors.fill: parent
        sectors: root.table.sectors
        visibleFrom: survey.visibleFrom
        visibleLength: survey.visibleLength
        tokens: root.table.tokens
        noted: survey.noted
        ends: survey.endsLimited ? survey.ends : []
        onChanged: survey.pick(from, to)
        onRefused: sector => root.objection = () => AskingWords.hidden(sector)
        PickedHub {
            anchors.fill: parent
            radius: wheel.radius
            iconName: "action-survey"
            object: survey.object === "E" ? "?" : survey.object
            figure: survey.from === 0 ? "" : LogWords.run(survey.from, survey.to)
            words: survey.from === 0 ? qsTr("Drag along the bright half", "in the middle of the wheel")
                : survey.length === 1 ? qsTr("1 sector", "the length of a run")
                : qsTr("%1 sectors", "the length of a run, two or more").arg(survey.length)
        }
    }
    SurveyLines {
        form: survey
        table: root.table
        width: parent.width
    }
}
