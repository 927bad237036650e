import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One theory under review: whose it is, the token that turns, and then what is said of it.
RowLayout {
    id: root

    property var verdict // ShownVerdict
    property string name // of its owner
    property int colour: 0
    property int delay: 0 // before the token turns
    property alias hurried: token.hurried
    readonly property alias up: token.up

    readonly property string words: verdict.voided
        ? qsTr("%1’s theory cannot be opened any more. It leaves the board.", "peer review: %1 a name").arg(name)
        : verdict.correct ? Words.fill(qsTr("%1 said %2, and is right.", "peer review: %1 a name, %2 'a comet'"), name, ClueWords.one(verdict.object))
        : Words.fill(qsTr("%1 said %2. It is not.", "peer review: %1 a name, %2 'a comet'"), name, ClueWords.one(verdict.object))

    spacing: 10
    Accessible.role: Accessible.StaticText
    Accessible.name: up ? words : qsTr("A theory of %1", "spoken: a token in the peer review that is not turned up yet, %1 a name").arg(name)

    PlayerShape {
        player: root.colour
        size: 24
    }
    Icon {
        visible: Theme.textScale < 1.5 // words come first
        name: "ui-forward"
        size: 16
        colour: Theme.muted
    }
    TurningToken {
        id: token
        object: root.verdict.object
        correct: root.verdict.correct
        voided: root.verdict.voided
        delay: root.delay
    }
    Label {
        text: root.words
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        opacity: root.up ? 1 : 0
        Accessible.ignored: true
        Layout.fillWidth: true
        Layout.leftMargin: 4
    }
}
