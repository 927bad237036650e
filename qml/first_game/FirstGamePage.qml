pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The first game, in ten lessons: what it is about, one thing to do, and what came of it. It can be left at any time.
PageFrame {
    id: root

    required property App app

    readonly property var lesson: words.of(game.lesson)
    readonly property bool asks: !game.done
    readonly property bool picks: asks && ["Survey", "Target", "Publish", "Locate"].includes(game.lesson) // qmllint disable
    readonly property bool noted: game.lesson === "Notes"
    readonly property bool topical: asks && game.lesson === "Research"
    readonly property bool last: game.number === game.count
    readonly property bool beside: width >= 700 && Theme.textScale < 1.5
    property string object // that is claimed in Publish
    property string before // of Planet X
    property string after
    property string topic
    property bool astray: false // something else was tried

    signal finished()

    title: lesson.title
    subtitle: qsTr("How to play: step %1 of %2", "below the title of a lesson").arg(game.number).arg(game.count)
    starry: true
    canGoBack: true
    actions: IconButton {
        visible: game.number > 1
        iconName: "ui-undo"
        text: qsTr("Step back", "button: the lesson before")
        onClicked: game.goBack()
    }

    FirstGame {
        id: game
        session: root.app.session
        onChanged: root.forget()
    }
    FirstGameWords { id: words }

    function forget() {
        root.object = "";
        root.before = "";
        root.after = "";
        root.topic = "";
        root.astray = false;
        view.contentY = 0;
    }
    function attempt() {
        const deeds = {
            Survey: () => game.survey("A", wheel.from, wheel.to),
            NoTheory: () => game.publish(0, ""),
            Target: () => game.target(wheel.from),
            Publish: () => game.publish(wheel.from, root.object),
            Research: () => game.research(root.topic),
            Locate: () => game.locate(wheel.from, root.before, root.after)
        };
        const deed = deeds[game.lesson];
        root.astray = !(deed && deed());
    }
    function goOn() {
        if (root.asks) {
            root.attempt();
        } else if (root.last) {
            game.beginAnew();
            root.finished();
        } else {
            game.goOn();
        }
    }

    ScrollColumn {
        id: view
        anchors.fill: parent
        widest: root.beside ? 920 : 560
        LessonProgress {
            number: game.number
            count: game.count
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Line {
            objectName: "said"
            text: root.asks || root.lesson.after === "" ? root.lesson.before : root.lesson.after
            font: Theme.body
            color: Theme.text
        }
        Notice {
            objectName: "task"
            visible: root.asks
            iconName: "ui-forward"
            colour: Theme.accent
            title: root.astray ? words.notThat : root.lesson.task ?? ""
            detail: root.astray ? root.lesson.task ?? "" : ""
            width: parent.width
        }
        AnswerFace {
            visible: !root.asks && game.answer.kind !== ""
            answer: game.answer
            width: parent.width
        }
        ObjectChoice {
            visible: root.asks && game.lesson === "Publish"
            letters: ["C", "A", "D", "G"]
            current: root.object
            onChosen: letter => root.object = letter
            width: parent.width
        }
        Item {
            visible: root.picks
            implicitHeight: Math.min(parent.width, 340)
            width: parent.width
            LessonPicker {
                id: wheel
                objectName: "wheel"
                game: game
                lesson: game.lesson
                width: parent.height
                height: parent.height
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
        GroupTitle {
            visible: root.asks && game.lesson === "Locate"
            text: qsTr("Before it", "heading over choices: what lies before Planet X")
        }
        ObjectChoice {
            visible: root.asks && game.lesson === "Locate"
            letters: ["C", "A", "D", "G", "E"]
            current: root.before
            onChosen: letter => root.before = letter
            width: parent.width
        }
        GroupTitle {
            visible: root.asks && game.lesson === "Locate"
            text: qsTr("After it", "heading over choices: what lies after Planet X")
        }
        ObjectChoice {
            visible: root.asks && game.lesson === "Locate"
            letters: ["C", "A", "D", "G", "E"]
            current: root.after
            onChosen: letter => root.after = letter
            width: parent.width
        }
        LessonTopics {
            visible: root.topical
            topics: game.topics
            current: root.topic
            onChosen: topic => root.topic = topic
            width: parent.width
        }
        NoteGrid {
            objectName: "noteGrid"
            visible: root.noted
            columns: game.noteCounts
            sides: game.noteSectors
            cells: game.cells
            lights: root.asks ? [{ sectors: [game.wantedMark.sector], objects: [game.wantedMark.object] }] : []
            height: Math.min(implicitHeight, 420)
            width: Math.min(parent.width, 520)
            anchors.horizontalCenter: parent.horizontalCenter
            onCellTapped: (sector, object) => root.astray = root.asks && !game.mark(sector, object)
        }
        Item {
            visible: !root.picks && !root.noted && !root.topical && !root.last
            implicitHeight: Math.min(parent.width, 360)
            width: parent.width
            SkyWheel {
                width: parent.height
                height: parent.height
                anchors.horizontalCenter: parent.horizontalCenter
                sectors: game.sectors
                earthSector: game.earthSector
                pawns: game.pawns
                tokens: game.tokens
                confirmed: game.confirmed
                gates: game.gates
            }
        }
        Item {
            visible: root.last
            implicitHeight: Math.min(parent.width, 300)
            width: parent.width
            RevealWheel {
                sky: game.sky
                opened: true
                width: parent.height
                height: parent.height
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
        ScoreResult {
            visible: root.last
            scores: game.scores
            players: [{ name: words.you, colour: 0 }, { name: words.companion, colour: 1 }]
            width: parent.width
        }
    }
    footer: Foot {
        PrimaryButton {
            objectName: "next"
            visible: !(root.asks && root.noted)
            text: root.asks ? root.lesson.button ?? "" : root.last ? qsTr("Finish", "button after the last lesson") : qsTr("Continue", "button that goes on to the next lesson")
            onClicked: root.goOn()
            Layout.fillWidth: true
        }
    }
}
