pragma ComponentBehavior: Bound
import QtQuick

// The note sheet: a row per sector, a column per object. Its head row and its sector column stay while it scrolls.
FocusScope {
    id: root

    property var columns: [] // {object, certain, total, wrong}
    property var sides: [] // {sector, visible, cometSector, text, wrong}, a row each
    property var cells // a model, row by row, with the role `cell`: {sector, object, mark, origin, layer, wrong}

    property var lights: [] // what help points at: {sectors, objects}; none of one kind are all of it

    readonly property real sideWidth: width < 330 ? 32 : Theme.textScale > 1.2 ? 52 : 42
    readonly property real headHeight: head.implicitHeight + 4
    readonly property real cellWidth: Math.max(least, Math.min(72, Math.floor((width - sideWidth) / Math.max(1, columns.length))))
    readonly property real cellHeight: Math.max(least, Math.min(64, Math.floor((forCells - headHeight) / Math.max(1, sides.length)), cellWidth * 0.95))
    readonly property real least: Math.min(64, Math.max(Theme.touch, Theme.touch * Theme.textScale))
    property real forCells: height // by which cells are sized: more than there is now, where less is for a moment
    property int currentRow: 0
    property int currentColumn: 0
    property alias contentY: sheet.contentY // how far the rows are scrolled

    signal cellTapped(int sector, string object)
    signal cellHeld(int sector, string object)

    implicitWidth: 42 + columns.length * 53
    implicitHeight: headHeight + sides.length * 45
    activeFocusOnTab: true
    clip: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Notes", "spoken name of the note sheet")

    function cellAt(row: int, column: int): Item {
        return all.itemAt(row * root.columns.length + column);
    }
    function isLit(sector: int, object: string): bool {
        return root.lights.some(light => (light.sectors.length === 0 || light.sectors.includes(sector)) && (light.objects.length === 0 || light.objects.includes(object)));
    }
    // What is lit comes into view: all of it if there is room, else where it begins.
    function showLit() {
        const objects = root.columns.map(column => column.object);
        const rows = [].concat(...root.lights.map(light => Array.from(light.sectors))).map(sector => sector - 1);
        const places = [].concat(...root.lights.map(light => Array.from(light.objects))).map(object => objects.indexOf(object));
        sheet.contentY = shifted(sheet.contentY, rows, root.cellHeight, sheet.height, sheet.contentHeight);
        sheet.contentX = shifted(sheet.contentX, places, root.cellWidth, sheet.width, sheet.contentWidth);
    }
    function shifted(now: real, cells: var, size: real, room: real, all: real): real {
        if (cells.length === 0)
            return now;
        const shown = Math.max(now, (Math.max(...cells) + 1) * size - room);
        return Math.max(0, Math.min(shown, Math.min(...cells) * size, all - room));
    }
    // When all that depends on it has its place.
    onLightsChanged: Qt.callLater(showLit) // qmllint disable
    onHeightChanged: Qt.callLater(showLit) // qmllint disable
    onCellHeightChanged: Qt.callLater(showLit) // qmllint disable
    function go(down: int, right: int) {
        root.currentRow = Math.max(0, Math.min(root.sides.length - 1, root.currentRow + down));
        root.currentColumn = Math.max(0, Math.min(root.columns.length - 1, root.currentColumn + right));
        sheet.contentY = Math.max(Math.min(sheet.contentY, root.currentRow * root.cellHeight), (root.currentRow + 1) * root.cellHeight - sheet.height);
        sheet.contentX = Math.max(Math.min(sheet.contentX, root.currentColumn * root.cellWidth), (root.currentColumn + 1) * root.cellWidth - sheet.width);
        cellAt(root.currentRow, root.currentColumn)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Tab comes to the sheet as a whole: the cell where one was takes over.
    Timer {
        interval: 0
        running: root.activeFocus
        onTriggered: {
            if (root.Window.activeFocusItem === root)
                root.go(0, 0);
        }
    }
    Keys.onUpPressed: go(-1, 0)
    Keys.onDownPressed: go(1, 0)
    Keys.onLeftPressed: go(0, -1)
    Keys.onRightPressed: go(0, 1)

    Item {
        x: root.sideWidth
        width: root.width - x
        height: root.headHeight
        clip: sheet.contentWidth > sheet.width
        Row {
            id: head
            x: -sheet.contentX
            Repeater {
                model: root.columns.length
                NoteHead {
                    required property int index
                    readonly property var entry: root.columns[index] ?? null
                    width: root.cellWidth
                    object: entry?.object ?? ""
                    certain: entry?.certain ?? 0
                    total: entry?.total ?? 0
                    wrong: entry?.wrong ?? false
                    lit: root.lights.some(light => light.objects.includes(object))
                }
            }
        }
    }
    Item {
        y: root.headHeight
        width: root.sideWidth
        height: root.height - y
        clip: true
        Column {
            y: -sheet.contentY
            Repeater {
                model: root.sides.length
                NoteSide {
                    required property int index
                    readonly property var entry: root.sides[index] ?? null
                    width: root.sideWidth
                    height: root.cellHeight
                    sector: entry?.sector ?? 0
                    bright: entry?.visible ?? false
                    comet: entry?.cometSector ?? false
                    noted: (entry?.text ?? "") !== ""
                    wrong: entry?.wrong ?? false
                    lit: root.lights.some(light => light.sectors.includes(sector))
                }
            }
        }
    }
    Flickable {
        id: sheet
        x: root.sideWidth
        y: root.headHeight
        width: root.width - x
        height: root.height - y
        contentWidth: root.columns.length * root.cellWidth
        contentHeight: root.sides.length * root.cellHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Repeater {
            id: all
            model: root.cells
            NoteCell {
                required property int index
                required property var cell
                readonly property int row: Math.floor(index / Math.max(1, root.columns.length))
                readonly property int column: index % Math.max(1, root.columns.length)
                x: column * width
                y: row * height
                width: root.cellWidth
                height: root.cellHeight
                sector: cell.sector
                object: cell.object
                mark: cell.mark
                origin: cell.origin
                depth: cell.layer
                wrong: cell.wrong
                lit: root.isLit(sector, object)
                activeFocusOnTab: false
                onActiveFocusChanged: {
                    if (!activeFocus)
                        return;
                    root.currentRow = row;
                    root.currentColumn = column;
                }
                onClicked: root.cellTapped(sector, object)
                onHeld: root.cellHeld(sector, object)
            }
        }
    }
}
