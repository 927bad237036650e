import QtQuick
import Aphelion
import Aphelion.Parts

// What a lesson shows: the wheel to pick on, the note sheet, the table's wheel, or the open sky at the end.
Item {
    id: root

    required property FirstGame game
    property bool picks: false
    property real side: 300

    readonly property alias from: wheel.from
    readonly property alias to: wheel.to
    readonly property bool noted: game.lesson === "Notes"
    readonly property bool last: game.number === game.count
    readonly property bool empty: !game.done && game.lesson === "Research"

    signal missed() // another cell than the wanted one

    width: parent.width
    height: empty ? 0 : noted ? notes.height : side

    LessonPicker {
        id: wheel
        objectName: "wheel"
        visible: root.picks
        game: root.game
        lesson: root.game.lesson
        width: root.side
        height: root.side
        anchors.centerIn: parent
    }
    NoteGrid {
        id: notes
        objectName: "noteGrid"
        visible: root.noted
        columns: root.game.noteCounts
        sides: root.game.noteSectors
        cells: root.game.cells
        lights: root.game.done ? [] : [{ sectors: [root.game.wantedMark.sector], objects: [root.game.wantedMark.object] }]
        height: Math.min(implicitHeight, Math.max(root.side, 420))
        width: Math.min(parent.width, 520)
        anchors.horizontalCenter: parent.horizontalCenter
        onCellTapped: (sector, object) => {
            if (!root.game.done && !root.game.mark(sector, object))
                root.missed();
        }
    }
    SkyWheel {
        visible: !root.picks && !root.noted && !root.empty && !root.last
        width: root.side
        height: root.side
        anchors.centerIn: parent
        sectors: root.game.sectors
        earthSector: root.game.earthSector
        pawns: root.game.pawns
        tokens: root.game.tokens
        confirmed: root.game.confirmed
        gates: root.game.gates
    }
    RevealWheel {
        visible: root.last
        sky: root.game.sky
        opened: true
        width: root.side
        height: root.side
        anchors.centerIn: parent
    }
}
