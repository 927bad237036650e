pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The board: the sky wheel, whose turn it is, what happened last, and what the player who looks can do. Without anybody
// who looks it shows what everybody may see.
PageFrame {
    id: root

    required property Session session
    property OwnAnswer own: null // of the player who looks
    property string ready // what everybody is to look at next
    property Bots bots: null // at work at this table
    property Cardboard cardboard: null // that lies beside it
    property bool beside: false // the notes stand beside this page
    property bool current: true // no page of an action lies over it
    readonly property bool choosing: card.visible // on the card of a sector

    readonly property bool lying: width > height * 1.25
    readonly property var me: table.viewpoint >= 0 ? table.players[table.viewpoint] : null
    readonly property var acting: table.whoseTurn >= 0 ? table.players[table.whoseTurn] : null
    readonly property var titled: table.withBoard ? me : acting ?? me

    signal opened(string action)
    signal newsWanted()
    signal anewWanted()
    signal logWanted()
    signal moreWanted()

    TableModel { id: table; session: root.session }
    CompanyModel { id: company; session: root.session }
    TableWords { id: words; table: table }
    Announcement { item: root.heading; text: root.current ? words.title : "" }

    objectName: "tablePage"
    title: words.title
    subtitle: words.subtitle
    player: titled ? titled.colour : -1
    actions: [
        IconButton {
            visible: root.beside
            iconName: "ui-log"
            text: qsTr("Log", "button that shows what happened so far")
            onClicked: root.logWanted()
        },
        IconButton {
            visible: root.beside
            iconName: "ui-more"
            text: qsTr("More", "button that shows everything else")
            onClicked: root.moreWanted()
        },
        IconButton {
            visible: table.isShared && root.me !== null
            iconName: "ui-lock"
            text: qsTr("Close my notes", "button that lets the curtain fall on a shared device")
            onClicked: table.lock()
        }
    ]

    Scroll {
        id: view
        anchors.fill: parent
        contentHeight: Math.max(height, stack.least)
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        KeepInView { target: view }
        interactive: contentHeight > height

        Item {
            id: stack
            readonly property real leastWheel: Math.min(root.width, panel.told && table.sectors <= 12 ? 190 : 220)
            readonly property real least: root.lying ? Math.max(panel.implicitHeight, leastWheel) : panel.implicitHeight + Theme.gap + leastWheel
            width: view.width
            height: view.contentHeight

            SkyWheel {
                id: wheel
                readonly property real room: root.lying ? Math.min(view.height, stack.width * 0.55) : Math.min(root.width - 12, stack.height - panel.height - Theme.gap)
                x: root.lying ? 0 : Math.round((stack.width - width) / 2)
                y: root.lying ? Math.max(0, Math.round((view.height - height) / 2)) : Math.max(0, Math.round((stack.height - panel.height - Theme.gap - height) / 2))
                width: room
                height: room
                sectors: Math.max(1, table.sectors)
                earthSector: Math.max(1, table.earthSector)
                pawns: table.pawns
                tokens: table.tokens
                confirmed: table.confirmed
                gates: table.gates
                onSectorTapped: sector => {
                    card.sector = sector;
                    card.open();
                }
            }
            WheelSpot {
                objectName: "spot"
                readonly property var seen: root.bots?.staged ?? null
                anchors.fill: wheel
                sectors: wheel.sectors
                from: !seen ? 0 : seen.kind === "Targeted" ? seen.sector : seen.from
                to: !seen ? 0 : seen.kind === "Targeted" ? seen.sector : seen.to
                object: seen?.object ?? ""
            }
            GateButtons {
                anchors.fill: wheel
                sectors: wheel.sectors
                gates: table.gates
                names: Array.from(table.gates, gate => GateWords.spoken(gate))
                onTapped: index => about.show(table.gates[index])
            }
            TablePanel {
                id: panel
                x: root.lying ? wheel.width + Theme.group : 0
                y: root.lying ? Math.max(0, Math.round((stack.height - height) / 2)) : stack.height - height
                width: stack.width - x
                height: implicitHeight
                table: table
                words: words
                company: company
                cardboard: root.cardboard
                bots: root.bots
                own: root.own
                ready: root.ready
                onNewsWanted: root.newsWanted()
                onAnewWanted: root.anewWanted()
                flat: root.lying && root.height < 480
                lines: root.lying ? 3 : root.height < 560 || Theme.textScale >= 1.3 ? 1 : root.height > 760 && root.width > 600 ? 4 : 3
                onOpened: action => root.opened(action)
                onBoardWanted: steps.open()
                onAwayTapped: player => {
                    away.player = player;
                    away.open();
                }
            }
        }
    }
    SectorSheet {
        id: card
        session: root.session
        table: table
        own: root.own
        onStepped: action => root.opened(action)
        onNoteWanted: notes.show(sector, notes.object)
    }
    GateSheet { id: about }
    NotesModel { id: mine; session: root.session }
    NoteSectorSheet {
        id: notes
        objectName: "noteSheet"
        notes: mine
        table: table
    }
    CardboardSheet {
        id: steps
        cardboard: root.cardboard
        table: table
    }
    AwaySheet {
        id: away
        company: company
        table: table
        onCodeWanted: code.open()
    }
    CodeSheet {
        id: code
        company: company
        table: table
    }
}
