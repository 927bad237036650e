import QtQuick
import Aphelion

// What can be heard and felt of a table as its game goes on. What was so when the table was opened is no news.
QtObject {
    id: root

    required property TableModel table
    property bool together: false // everybody looks at something
    property bool finding: false // that is who has found Planet X, of which the table has told

    readonly property bool ours: table.players.some(player => player.here && player.bot === "" && player.waitedFor) // qmllint disable
    readonly property bool found: table.finder >= 0
    readonly property bool over: table.phase === "Over"
    property bool turned: false // it has become this device's turn, and nobody was told yet
    property bool watching: false

    function give(moment: int) {
        if (watching)
            Cues.give(moment);
    }
    // A turn that comes to this device is told, after what everybody looks at; one that stays here is not.
    function tellTurn() {
        if (!turned || together)
            return;
        turned = false;
        give(Cue.MyTurn);
    }
    onOursChanged: {
        turned = ours && watching;
        tellTurn();
    }
    onTogetherChanged: !together ? tellTurn() : finding ? undefined : give(Cue.Together)
    onFoundChanged: if (found && table.phase !== "Over") give(Cue.Found)
    onOverChanged: if (over) give(Cue.Over)
    Component.onCompleted: watching = true
}
