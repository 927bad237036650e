import QtQuick
import Aphelion

// What can be heard and felt of a table as its game goes on. What was so when the table was opened is no news.
QtObject {
    id: root

    required property TableModel table
    property bool together: false // everybody looks at something

    // A turn that comes to this device is told; one that stays here, or waits behind what everybody looks at, is not.
    readonly property bool ours: !together && table.players.some(player => player.here && player.bot === "" && player.waitedFor)
    readonly property bool found: table.finder >= 0
    readonly property bool over: table.phase === "Over"
    property bool watching: false

    function give(moment: int) {
        if (watching)
            Cues.give(moment);
    }
    onOursChanged: if (ours) give(Cue.MyTurn)
    onTogetherChanged: if (together) give(Cue.Together)
    onFoundChanged: if (found && table.phase !== "Over") give(Cue.Found)
    onOverChanged: if (over) give(Cue.Over)
    Component.onCompleted: watching = true
}
