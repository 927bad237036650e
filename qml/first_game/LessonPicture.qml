import QtQuick
import Aphelion
import Aphelion.Parts

// What a lesson shows, always in the same place: the wheel to pick on, the table's wheel, the objects and their laws, the
// note sheet, the topics, or the open sky at the end.
Item {
    id: root

    required property FirstGame game
    property real side: 300
    property real room: side // in height, for what is no wheel

    readonly property string lesson: game.lesson
    readonly property bool picks: ["Survey", "Target", "Publish", "Locate"].includes(lesson) // qmllint disable
    readonly property bool turns: ["Sky", "Told", "Clue", "Review"].includes(lesson) // qmllint disable
    readonly property Item toPress: picks ? wheel : lesson === "Notes" ? notes : lesson === "Research" ? topics : null

    signal replied(string reply, int sector)

    // Something went right.
    function cheer(much: bool) {
        sparks.burst(much);
    }
    // The keyboard comes to what is lit.
    function focusLit() {
        if (root.lesson === "Notes") {
            notes.currentRow = root.game.wantedMark.sector - 1;
            notes.currentColumn = Array.from(root.game.noteCounts).findIndex(column => column.object === root.game.wantedMark.object);
        }
        root.lesson === "Research" ? topics.focusLit() : root.toPress?.forceActiveFocus(Qt.TabFocusReason);
    }

    width: parent.width
    height: lesson === "Objects" ? Math.max(side, laws.height) : lesson === "Research" ? Math.max(side, topics.height) : lesson === "Notes" ? Math.max(side, notes.height) : side

    LessonPicker {
        id: wheel
        objectName: "wheel"
        visible: root.picks
        game: root.game
        width: root.side
        height: root.side
        anchors.horizontalCenter: parent.horizontalCenter
        onReplied: (reply, sector) => root.replied(reply, sector)
    }
    SkyWheel {
        visible: root.turns
        width: root.side
        height: root.side
        anchors.horizontalCenter: parent.horizontalCenter
        sectors: root.game.sectors
        earthSector: root.game.earthSector
        pawns: root.game.pawns
        tokens: root.game.tokens
        confirmed: root.game.confirmed
        faces: root.lesson === "Clue" ? Array.from(root.game.known).map(known => ({ sector: known.sector, object: known.object, certain: true })) : []
        gates: root.game.gates
    }
    LitSectors {
        objectName: "lights"
        visible: root.picks || root.turns
        sectors: root.game.sectors
        lit: root.game.lit
        filled: root.picks
        inner: root.picks ? 0.52 : root.lesson === "Told" ? 0.76 : 0.27
        outer: root.picks ? 0.92 : 0.95
        width: root.side
        height: root.side
        anchors.horizontalCenter: parent.horizontalCenter
    }
    SkyLaws {
        id: laws
        visible: root.lesson === "Objects"
        width: Math.min(parent.width, 440)
        room: root.side
        y: Math.max(0, Math.round((root.side - height) / 2))
        anchors.horizontalCenter: parent.horizontalCenter
    }
    NoteGrid {
        id: notes
        objectName: "noteGrid"
        visible: root.lesson === "Notes"
        columns: root.game.noteCounts
        sides: root.game.noteSectors
        cells: root.game.cells
        lights: visible ? [{ sectors: [root.game.wantedMark.sector], objects: [root.game.wantedMark.object] }] : []
        height: Math.min(implicitHeight, Math.max(root.side, root.room))
        width: Math.min(parent.width, 520)
        anchors.horizontalCenter: parent.horizontalCenter
        onCellTapped: (sector, object) => root.replied(root.game.mark(sector, object), sector)
    }
    LessonTopics {
        id: topics
        visible: root.lesson === "Research"
        topics: root.game.topics
        lit: root.game.wantedTopic
        width: Math.min(parent.width, 440)
        y: Math.max(0, Math.round((root.side - height) / 2))
        anchors.horizontalCenter: parent.horizontalCenter
        onChosen: topic => root.replied(root.game.research(topic), 0)
    }
    RevealWheel {
        visible: root.lesson === "Score"
        sky: root.game.sky
        opened: true
        width: root.side
        height: root.side
        anchors.horizontalCenter: parent.horizontalCenter
    }
    LessonSparks {
        id: sparks
        width: root.side
        height: root.side
        anchors.horizontalCenter: parent.horizontalCenter
    }
}
