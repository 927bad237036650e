pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The game to look back on: the wheel as it was at each step, and how much everybody could know by then.
PageFrame {
    id: root

    required property Session session
    readonly property bool lying: width > height * 1.25
    property bool skyShown: true

    TableModel { id: table; session: root.session }
    ReplayModel { id: replay; session: root.session }

    forEverybody: true
    title: qsTr("Looking back", "title of the replay of a game")
    canGoBack: true
    starry: true
    scrolled: view.contentY > 0
    footer: ReplayFoot {
        z: 1 // not every renderer clips what scrolls
        replay: replay
        players: table.players
        focus: true
    }
    Keys.onLeftPressed: replay.step -= 1
    Keys.onRightPressed: replay.step += 1
    Keys.onPressed: event => {
        const goal = { [Qt.Key_Home]: 0, [Qt.Key_End]: replay.steps - 1 }[event.key];
        event.accepted = goal !== undefined;
        if (event.accepted)
            replay.step = goal;
    }

    Item {
        id: body
        anchors.fill: parent
        readonly property real dial: root.lying ? Math.min(height, width * 0.5) : Math.min(width, 560, Math.max(240, root.height * 0.42))
        readonly property real edge: root.lying ? dial + Theme.group : 0
    }
    // On its side the wheel stands beside what is told; upright it scrolls with it.
    SkyWheel {
        id: wheel
        objectName: "wheel"
        parent: root.lying ? body : holder
        x: root.lying ? 0 : Math.round((parent.width - width) / 2)
        y: root.lying ? Math.round((parent.height - height) / 2) : 0
        width: body.dial
        height: body.dial
        still: true
        sectors: replay.sectors
        earthSector: replay.earthSector
        pawns: replay.pawns
        tokens: replay.tokens
        confirmed: replay.confirmed
        gates: replay.gates
        faces: !root.skyShown ? [] : Array.from(replay.sky, (object, index) => ({ sector: index + 1, object: object, certain: false }))
    }
    ScrollColumn {
        id: view
        x: body.edge
        width: parent.width - body.edge
        height: parent.height
        spacing: 12
        widest: 560
        Item {
            id: holder
            visible: !root.lying
            width: parent.width
            height: body.dial
        }
        AdviceCard {
            width: parent.width
            replay: replay
            players: table.players
        }
        Line {
            text: qsTr("Skies still possible", "heading over the chart of what everybody could know")
            font: Theme.heading
            color: Theme.text
            Accessible.role: Accessible.Heading
        }
        WaitingDot {
            visible: replay.looking
            text: qsTr("Going through all skies …", "while the chart of what everybody could know is made")
            width: parent.width
        }
        ReplayChart {
            objectName: "chart"
            visible: !replay.looking
            width: parent.width
            height: Math.max(150, leastHeight, Math.min(240, width * 0.5, view.height - 56))
            curves: replay.curves
            skies: replay.skies
            steps: replay.steps
            step: replay.step
            players: table.players
            onChosen: step => replay.step = step
        }
        Repeater {
            model: replay.curves.length
            KnownRow {
                required property int index
                objectName: "known" + index
                width: parent ? parent.width : 0
                curve: replay.curves[index] ?? null
                lines: replay.lines
                players: table.players
                me: table.isShared ? -1 : table.viewpoint
                step: replay.step
                onClicked: replay.step = curve.since
            }
        }
        Line {
            text: qsTr("What everybody could have known from their own answers and all that was public, had nothing been overlooked. The ring with the X marks the moment from which Planet X could be located.", "under the chart of what everybody could know")
            font: Theme.small
            color: Theme.muted
        }
        Toggle {
            objectName: "skyToggle"
            width: parent.width
            text: qsTr("Show the true sky", "switch while looking back on a game")
            checked: root.skyShown
            onToggled: root.skyShown = checked
        }
    }
}
