import QtQuick
import "WheelMath.js" as WheelMath

// The table's dial: the sky with its visible half, time track, theories, what is known, and where the Earth stands.
// The wheel never turns; the bright half does.
FocusScope {
    id: root

    property int sectors: 12
    property int earthSector: 1
    property var pawns: [] // {colour 0-3, sector, place (0 = rearmost in its sector), toAct}
    property var tokens: [] // {colour, sector, space 0-3, letter ("" = hidden), right}
    property var confirmed: [] // {sector, object}
    property var gates: [] // {sector, kind: "theory" | "conference", held}
    property var faces: [] // private marks where nothing is confirmed: {sector, object, certain}
    property bool still: false // whatever moves is at its new place at once: for looking back
    property var sectorNames: [] // spoken names by sector; without them the number and what is confirmed

    property int focusSector: earthSector
    readonly property real radius: Math.min(width, height) / 2
    readonly property alias turn: dial.turn
    readonly property alias turning: way.running

    signal sectorTapped(int sector)

    implicitWidth: 376
    implicitHeight: 376
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Sky wheel, %1 sectors, the Earth in sector %2", "spoken name of the wheel").arg(sectors).arg(earthSector)
    Accessible.description: spoken(focusSector)

    function bright(sector: int): bool {
        return WheelMath.mod(sector - root.earthSector, root.sectors) < root.sectors / 2;
    }
    function spoken(sector: int): string {
        const known = root.confirmed.find(face => face.sector === sector);
        const seen = bright(sector) ? qsTr("visible", "a sector in the visible half of the sky") : qsTr("hidden", "a sector below the horizon");
        return Words.sector(sector) + ", " + seen + (known ? ", " + Words.object(known.object) : "");
    }
    function moveFocus(by: int) {
        root.focusSector = WheelMath.mod(root.focusSector - 1 + by, root.sectors) + 1;
    }

    // The Earth goes forward past the last sector and stops at gates; a short way back is an undo. What nobody sees waits.
    onEarthSectorChanged: dial.travel()
    onVisibleChanged: dial.travel()
    onSectorsChanged: dial.jumpTo(earthSector)
    Component.onCompleted: dial.jumpTo(earthSector)

    Keys.onRightPressed: moveFocus(1)
    Keys.onDownPressed: moveFocus(1)
    Keys.onLeftPressed: moveFocus(-1)
    Keys.onUpPressed: moveFocus(-1)
    Keys.onReturnPressed: sectorTapped(focusSector)
    Keys.onEnterPressed: sectorTapped(focusSector)
    Keys.onSpacePressed: sectorTapped(focusSector)

    Item {
        id: dial
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width

        property real turn: 0 // degrees at which the bright half begins
        property int duration: 0
        property bool animated: false
        property int at: 1 // where the Earth is seen, or comes to next

        function jumpTo(sector: int) {
            animated = false;
            at = sector;
            turn = (sector - 0.5) * 360 / root.sectors;
            animated = true;
        }
        function travel() {
            if (root.still)
                return jumpTo(root.earthSector);
            if (at === root.earthSector || stop.running || (!root.visible && Theme.earthTurn > 0))
                return;
            const forward = WheelMath.mod(root.earthSector - at, root.sectors) <= root.sectors * 3 / 4;
            at = forward ? WheelMath.nextStop(at, root.earthSector, root.sectors, root.gates) : root.earthSector;
            turnTo(at);
            if (at !== root.earthSector)
                stop.restart();
        }
        Timer {
            id: stop
            interval: dial.duration + Theme.gateStop
            onTriggered: dial.travel()
        }
        function turnTo(sector: int) {
            const way = WheelMath.mod((sector - 0.5) * 360 / root.sectors - turn + 90, 360) - 90;
            duration = Theme.earthTurn * Math.max(1, Math.abs(way) * root.sectors / 360);
            turn += way;
        }
        Behavior on turn {
            enabled: dial.animated && Theme.earthTurn > 0
            NumberAnimation { id: way; duration: dial.duration; easing.type: Easing.InOutSine }
        }

        WheelSky { anchors.fill: parent; radius: root.radius; turn: dial.turn }
        WheelRings { anchors.fill: parent; radius: root.radius; sectors: root.sectors; turn: dial.turn }
        WheelHorizon { anchors.fill: parent; radius: root.radius; turn: dial.turn }
        WheelGates { anchors.fill: parent; radius: root.radius; sectors: root.sectors; gates: root.gates }
        WheelNumbers {
            anchors.fill: parent
            radius: root.radius
            sectors: root.sectors
            earthSector: root.earthSector
            confirmed: root.confirmed
            faces: root.faces
        }
        WheelTokens { anchors.fill: parent; radius: root.radius; sectors: root.sectors; tokens: root.tokens }
        WheelPawns { anchors.fill: parent; radius: root.radius; sectors: root.sectors; pawns: root.pawns; still: root.still }
        WheelHub { anchors.fill: parent; radius: root.radius; sectors: root.sectors; turn: dial.turn }
        WheelSectors {
            anchors.fill: parent
            radius: root.radius
            sectors: root.sectors
            focusSector: root.focusSector
            focusShown: root.activeFocus
            names: root.sectorNames.length > 0 ? root.sectorNames : Array.from({ length: root.sectors }, (_, i) => root.spoken(i + 1))
            onTapped: sector => {
                root.focusSector = sector;
                root.sectorTapped(sector);
            }
        }
    }
}
