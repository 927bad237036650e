import QtQuick
import Aphelion
import Aphelion.Parts

// The notes as a table; where there is room, everybody's looks at the sky stand beside its rows.
FocusScope {
    id: root

    required property NotesModel notes
    required property TableModel table
    property var lights: [] // what help points at
    property real extra: 0 // what the page takes for a word and gives back: the cells stay as large as without it
    property bool alone: false // no looks beside, however wide it is

    readonly property int looks: bars.count
    readonly property bool beside: !alone && width >= 560 && looks > 0
    readonly property real leastSheet: 350
    readonly property real forBars: beside ? Math.min(bars.implicitWidth, width - leastSheet - Theme.group) : 0
    readonly property real forSheet: beside ? width - forBars - Theme.group : width
    readonly property real sheetTaken: Math.min(forSheet, grid.sideWidth + grid.columns.length * grid.cellWidth)
    readonly property real spare: width - sheetTaken - (beside ? forBars + Theme.group : 0)

    signal tapped(int sector, string object)
    signal held(int sector, string object)
    signal lookChosen(var look)

    NoteGrid {
        id: grid
        objectName: "noteGrid"
        focus: true
        x: Math.round(root.spare / 2)
        width: root.forSheet
        height: root.height
        forCells: height + root.extra
        columns: root.notes.counts
        sides: root.notes.sectors
        cells: root.notes.cells
        lights: root.lights
        onCellTapped: (sector, object) => root.tapped(sector, object)
        onCellHeld: (sector, object) => root.held(sector, object)
    }
    RecordBars {
        id: bars
        visible: root.beside
        x: grid.x + root.sheetTaken + Theme.group
        width: root.forBars
        height: root.height
        own: root.notes.ownLooks
        others: root.notes.othersLooks
        players: root.table.players
        rows: grid.sides.length
        headHeight: grid.headHeight
        rowHeight: grid.cellHeight
        pitch: 24
        contentY: grid.contentY
        onScrolled: y => grid.contentY = y
        onChosen: look => root.lookChosen(look)
    }
}
