pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The notes as a wheel: in every sector what is certain or suspected there, and what is left where that is little.
FocusScope {
    id: root

    property int earthSector: 1
    property var sides: [] // {sector, visible, cometSector, text, wrong, faces: [{object, mark, layer, wrong}]}

    property var lights: [] // what help points at: {sectors, objects}

    readonly property int sectors: sides.length
    readonly property real radius: Math.min(width, height) / 2
    readonly property real turn: (earthSector - 0.5) * 360 / Math.max(1, sectors)
    property int focusSector: earthSector

    signal sectorTapped(int sector)

    implicitWidth: 376
    implicitHeight: 376
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Notes as a wheel", "spoken name of the notes in a circle")

    function spoken(side: var): string {
        const faces = side.faces.map(face => Words.list([Words.object(face.object), Words.marks[face.mark] ?? "",
            face.layer > 0 ? qsTr("what if", "spoken of a mark that is only supposed") : "",
            face.wrong ? qsTr("contradicts", "spoken of a mark that cannot be") : ""]));
        const seen = side.visible ? qsTr("visible", "a sector in the visible half of the sky") : qsTr("hidden", "a sector below the horizon");
        return Words.list([Words.sector(side.sector), seen].concat(faces));
    }
    // Help that points at whole columns of the sheet points at no sector here.
    readonly property string litWedges: {
        const step = 360 / Math.max(1, root.sectors);
        const lit = Array.from(new Set([].concat(...root.lights.map(light => Array.from(light.sectors)))));
        return lit.map(sector => WheelMath.wedge(root.radius, root.radius * 0.26, root.radius * 0.91, (sector - 0.5) * step, (sector + 0.5) * step)).join("");
    }
    function moveFocus(by: int) {
        root.focusSector = WheelMath.mod(root.focusSector - 1 + by, root.sectors) + 1;
    }
    Keys.onRightPressed: moveFocus(1)
    Keys.onDownPressed: moveFocus(1)
    Keys.onLeftPressed: moveFocus(-1)
    Keys.onUpPressed: moveFocus(-1)
    Keys.onReturnPressed: sectorTapped(focusSector)
    Keys.onEnterPressed: sectorTapped(focusSector)
    Keys.onSpacePressed: sectorTapped(focusSector)

    Item {
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width

        WheelSky { anchors.fill: parent; radius: root.radius; turn: root.turn }
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeWidth: 2
                strokeColor: Theme.accent
                fillColor: Theme.glow
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: root.litWedges }
            }
        }
        NoteWheelRings { anchors.fill: parent; radius: root.radius; sectors: root.sectors }
        WheelHorizon { anchors.fill: parent; radius: root.radius; turn: root.turn }
        WheelHub { anchors.fill: parent; radius: root.radius; sectors: root.sectors; turn: root.turn }
        Repeater {
            model: root.sectors
            NoteWheelSector {
                required property int index
                readonly property var none: ({ sector: 0, visible: false, wrong: false, faces: [] })
                anchors.fill: parent
                radius: root.radius
                angle: (index + 1) * 360 / root.sectors
                crowded: root.sectors > 12
                side: root.sides[index] ?? none
            }
        }
        WheelSectors {
            anchors.fill: parent
            radius: root.radius
            sectors: root.sectors
            focusSector: root.focusSector
            focusShown: root.activeFocus
            names: root.sides.map(side => root.spoken(side))
            onTapped: sector => {
                root.focusSector = sector;
                root.sectorTapped(sector);
            }
        }
    }
}
