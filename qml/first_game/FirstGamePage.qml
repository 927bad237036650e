pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The first game, in short lessons that light up one thing each. It can be left at any time and is taken up there again; its
// end is the beginning of a real game.
PageFrame {
    id: root

    required property App app

    readonly property bool last: game.number === game.count
    readonly property bool beside: width >= (Theme.textScale < 1.5 ? 700 : 1100) && width > height
    readonly property string clue: ClueWords.sentence(game.clue)
    readonly property alias table: firstTable
    property string reply // to the last press, see FirstGameWords
    property string trouble // with the first table

    signal leave() // the lessons
    signal playing() // the first game of one's own

    title: qsTr("How to play", "title of the lessons")
    subtitle: words.lessons[game.lesson]?.title ?? ""
    starry: true
    canGoBack: true
    onBack: game.number > 1 ? game.goBack() : root.leave()
    actions: IconButton {
        visible: game.number > 1
        iconName: "ui-close"
        text: qsTr("Leave the lessons", "button; they are taken up there again")
        onClicked: root.leave()
    }

    FirstGame {
        id: game
        session: root.app.session
        onChanged: root.forget()
    }
    FirstGameWords { id: words }
    FirstTable { id: firstTable; app: root.app }

    function forget() {
        root.reply = "";
        root.trouble = "";
        view.contentY = 0;
        if (Theme.byKeys)
            Qt.callLater(root.lead); // qmllint disable
        else
            root.heading.forceActiveFocus(); // nothing is marked but what is lit
    }
    // The keyboard comes to what is to be pressed.
    function lead() {
        game.asks ? picture.focusLit() : foot.focusNext();
    }
    function hear(reply: string) {
        if (reply === "")
            return;
        root.reply = reply === "Right" ? "" : reply;
        if (reply === "Right") {
            told.cheer();
            picture.cheer(root.last);
            Cues.give(root.last ? Cue.Found : Cue.Answer);
        } else if (reply !== "Begun") {
            Cues.give(Cue.Refused);
        }
    }
    function play(player: string, name: string) {
        root.trouble = firstTable.begin(player, name);
        if (root.trouble !== "")
            return;
        game.beginAnew();
        root.playing();
    }

    LessonLayout {
        id: view
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: root.beside ? parent.bottom : foot.top }
        beside: root.beside
        snug: !root.beside && height + lesser - told.longest < least + 40
        foot: foot.height
        lesser: root.beside ? 0 : foot.height - foot.usual
        told: [
            LessonProgress {
                number: game.number
                count: game.count
                x: root.beside ? 0 : Math.round((parent.width - width) / 2)
            },
            LessonWords {
                id: told
                iconName: words.lessons[game.lesson]?.icon ?? ""
                said: words.said(game.lesson, root.reply, root.clue)
                task: words.task(game.lesson, root.reply)
                astray: root.reply !== "" && root.reply !== "Begun"
                all: words.all(root.clue)
                snug: view.snug
                vast: view.width >= 700 && view.height >= 500
                width: parent.width
            }
        ]
        picture: LessonPicture {
            id: picture
            game: game
            side: view.side
            room: view.beside ? view.side : view.room
            onReplied: reply => root.hear(reply)
        }
        below: ScoreResult {
            visible: root.last
            scores: game.scores
            players: [{ name: words.you, colour: 0 }, { name: words.companion, colour: 1 }]
            width: parent.width
        }
    }
    LessonFoot {
        id: foot
        anchors.bottom: parent.bottom
        x: view.inset
        width: view.half
        asks: game.asks
        last: root.last
        over: view.contentHeight > view.height
        players: root.app.players
        trouble: root.trouble
        onWanted: game.goOn()
        onPlayed: (player, name) => root.play(player, name)
    }
}
