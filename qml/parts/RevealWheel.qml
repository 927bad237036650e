pragma ComponentBehavior: Bound
import QtQuick
import "WheelMath.js" as WheelMath

// The whole sky at the end: it opens sector by sector, and the theories around it are judged with their sectors. Planet X
// comes last, after a held breath, in bloom.
Item {
    id: root

    property string sky // a letter for each sector
    property var tokens: [] // {colour, sector, place, right}
    property bool opened: false // all at once, or step by step once opening() was called

    readonly property int sectors: Math.max(1, sky.length)
    readonly property real radius: Math.min(width, height) / 2
    readonly property int hidden: sky.indexOf("X") // the last to be shown
    property int shown: opened ? sectors : 0
    readonly property bool complete: shown >= sectors

    signal finished()

    implicitWidth: 330
    implicitHeight: 330
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The sky", "spoken name of the wheel at the end")

    // When a sector's turn comes: in order, Planet X after all others.
    function turnOf(index: int): int {
        return index === hidden ? sectors - 1 : index > hidden && hidden >= 0 ? index - 1 : index;
    }
    function isOut(sector: int): bool {
        return turnOf(sector - 1) < shown;
    }
    function opening() {
        if (Theme.reveal > 0 && !complete)
            clock.restart();
    }
    function next() {
        root.shown = Math.min(root.sectors, root.shown + 1);
        if (root.complete)
            root.finished();
    }
    function all() {
        clock.stop();
        root.shown = root.sectors;
        root.finished();
    }
    onCompleteChanged: if (complete) bloom.begin()
    Component.onCompleted: if (complete) bloom.begin()
    Timer {
        id: clock
        repeat: true
        interval: root.shown === root.sectors - 1 ? 2 * Theme.revealPause : Theme.reveal * 1.3
        onTriggered: {
            root.next();
            if (root.complete)
                stop();
        }
    }

    Item {
        id: dial
        anchors.centerIn: parent
        width: 2 * root.radius
        height: width
        RevealDial {
            anchors.fill: parent
            sectors: root.sectors
            found: root.complete ? root.hidden : -1
        }
        PlanetBloom {
            id: bloom
            readonly property real angle: (root.hidden + 1) * 360 / root.sectors
            visible: root.complete && root.hidden >= 0 && !Theme.highContrast
            width: root.radius * 0.36 // short of the sector's number
            height: width
            x: WheelMath.x(root.radius, root.radius * 0.56, angle) - width / 2
            y: WheelMath.y(root.radius, root.radius * 0.56, angle) - height / 2
            opacity: 0.8
            sign: false // the sector's own lies over it
        }
        Repeater {
            model: root.sectors
            RevealSector {
                required property int index
                anchors.fill: parent
                sector: index + 1
                sectors: root.sectors
                object: root.sky[index] ?? ""
                out: root.isOut(sector)
            }
        }
        Repeater {
            model: root.tokens
            RevealToken {
                required property var modelData
                anchors.fill: parent
                entry: modelData
                sectors: root.sectors
                out: root.isOut(modelData.sector)
            }
        }
    }
    TapHandler {
        enabled: !root.complete
        onTapped: Theme.reveal > 0 ? root.all() : root.next()
    }
}
