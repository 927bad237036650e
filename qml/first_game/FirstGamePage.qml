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
    subtitle: qsTr("Lesson %1 of %2", "below the title of a lesson").arg(game.number).arg(game.count)
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
            Survey: () => game.survey("A", picture.from, picture.to),
            NoTheory: () => game.publish(0, ""),
            Target: () => game.target(picture.from),
            Publish: () => game.publish(picture.from, root.object),
            Research: () => game.research(root.topic),
            Locate: () => game.locate(picture.from, root.before, root.after)
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
        widest: root.beside ? 1000 : 560
        LessonLayout {
            id: layout
            beside: root.beside
            room: view.height - 2 * Theme.gap
            width: parent.width
            told: [
                LessonProgress {
                    number: game.number
                    count: game.count
                    anchors.horizontalCenter: parent.horizontalCenter
                },
                Line {
                    objectName: "said"
                    text: root.asks || root.lesson.after === "" ? root.lesson.before : root.lesson.after
                    font.family: Theme.sans
                    font.pixelSize: Theme.sized(view.vast ? 17 : 14)
                    color: Theme.text
                },
                Notice {
                    objectName: "task"
                    visible: root.asks
                    iconName: "ui-forward"
                    colour: Theme.accent
                    title: root.astray ? words.notThat : root.lesson.task ?? ""
                    detail: root.astray ? root.lesson.task ?? "" : ""
                    width: parent.width
                },
                AnswerFace {
                    visible: !root.asks && game.answer.kind !== ""
                    answer: game.answer
                    width: parent.width
                },
                ObjectChoice {
                    visible: root.asks && game.lesson === "Publish"
                    letters: ["C", "A", "D", "G"]
                    current: root.object
                    onChosen: letter => root.object = letter
                    width: parent.width
                }
            ]
            picture: LessonPicture {
                id: picture
                game: game
                picks: root.picks
                side: layout.side
                onMissed: root.astray = true
            }
            choices: [
                LessonNeighbours {
                    visible: root.asks && game.lesson === "Locate"
                    before: root.before
                    after: root.after
                    onBeforeChosen: letter => root.before = letter
                    onAfterChosen: letter => root.after = letter
                    width: parent.width
                },
                LessonTopics {
                    visible: root.topical
                    topics: game.topics
                    current: root.topic
                    onChosen: topic => root.topic = topic
                    width: parent.width
                },
                ScoreResult {
                    visible: root.last
                    scores: game.scores
                    players: [{ name: words.you, colour: 0 }, { name: words.companion, colour: 1 }]
                    width: parent.width
                }
            ]
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
