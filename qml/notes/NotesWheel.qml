import QtQuick
import Aphelion
import Aphelion.Parts

// The notes as a circle, in the middle of its place.
FocusScope {
    id: root

    required property NotesModel notes
    required property TableModel table
    property var lights: [] // what help points at

    signal chosen(int sector)

    NoteWheel {
        objectName: "noteWheel"
        anchors.centerIn: parent
        width: Math.min(root.width, root.height, 620)
        height: width
        focus: true
        earthSector: root.table.earthSector
        sides: root.visible ? root.notes.sectors : []
        lights: root.lights
        onSectorTapped: sector => root.chosen(sector)
    }
}
