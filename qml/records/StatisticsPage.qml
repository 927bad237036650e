pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What came of somebody's games: counted, and the last of them drawn. Only for whoever can open that player's file.
PageFrame {
    id: root

    required property App app
    readonly property var results: records.results
    readonly property var last: results.slice(0, 20).reverse() // ShownResult, the newest at the end
    readonly property var located: last.filter(result => result.locatedAt >= 0)
    readonly property var scored: last.filter(result => result.points >= 0)
    readonly property bool any: records.open && records.games > 0

    Records { id: records; session: root.app.session }
    RecordWords { id: words }

    title: qsTr("Statistics", "title of the page: what came of a player's games")
    subtitle: records.open ? records.name : ""
    starry: true
    canGoBack: true
    scrolled: view.contentY > 0

    ScrollColumn {
        id: view
        anchors.fill: parent
        widest: 640
        spacing: 12
        OwnRecords {
            width: parent.width
            app: root.app
            records: records
        }
        Line {
            objectName: "nothing"
            visible: !root.any
            text: root.app.players.length === 0 ? qsTr("Nobody has played on this device yet.", "statistics")
                : records.open ? qsTr("No finished games yet. Your results will be here.", "statistics of a player without games")
                : records.needsPin ? qsTr("Results are kept with a player’s notes, behind the PIN.", "statistics")
                : qsTr("Whose games?", "statistics: somebody is to be chosen")
            color: Theme.muted
        }
        Grid {
            id: figures
            visible: root.any
            columns: Theme.textScale < 1.5 && width >= 480 ? 4 : 2
            spacing: Theme.gap
            width: parent.width
            readonly property real each: (width - (columns - 1) * spacing) / columns
            readonly property real tall: Math.max(first.implicitHeight, second.implicitHeight, third.implicitHeight, fourth.implicitHeight)
            Figure { id: first; width: figures.each; height: figures.tall; value: String(records.games); text: qsTr("games", "under a number: that were played", records.games) }
            Figure { id: second; width: figures.each; height: figures.tall; value: String(records.wins); text: qsTr("won", "under a number: games", records.wins) }
            Figure { id: third; width: figures.each; height: figures.tall; value: String(records.unaided); text: qsTr("without help", "under a number: games") }
            Figure { id: fourth; width: figures.each; height: figures.tall; value: words.decimal(records.games > 0 ? records.helped / records.games : 0); text: qsTr("helps a game", "under a number: how often help was used in a game, on average") }
        }
        Repeater {
            model: records.modes.length
            Card {
                id: card
                required property int index
                readonly property var sum: records.modes[index] ?? null
                width: parent ? parent.width : 0
                Column {
                    width: parent.width
                    spacing: 10
                    Line {
                        text: card.sum ? LobbyWords.mode(card.sum.mode) : ""
                        font: Theme.heading
                    }
                    RecordLines {
                        width: parent.width
                        lines: card.sum ? words.lines(card.sum) : []
                    }
                }
            }
        }
        Line {
            visible: root.located.length > 0
            text: qsTr("When Planet X was located", "heading over a chart of the last games")
            font: Theme.heading
        }
        GamesChart {
            objectName: "times"
            visible: root.located.length > 0
            width: parent.width
            values: root.located.map(result => ({ value: result.locatedAt, strong: result.mode === "standard" }))
            spoken: qsTr("Time of locating Planet X in the last games", "spoken name of a chart")
        }
        Line {
            visible: root.located.length > 0
            text: qsTr("Filled: Standard. Ring: Expert. The newest game is at the right.", "under a chart of the last games")
            font: Theme.small
            color: Theme.muted
        }
        Line {
            visible: root.scored.length > 0
            text: qsTr("Points", "heading over a chart of the last games")
            font: Theme.heading
        }
        GamesChart {
            objectName: "points"
            visible: root.scored.length > 0
            width: parent.width
            bars: true
            values: root.scored.map(result => ({ value: result.points, strong: result.rank === 1 && result.players > 1 }))
            spoken: qsTr("Points in the last games", "spoken name of a chart")
        }
        Line {
            visible: root.scored.length > 0
            text: qsTr("Filled: won against others.", "under a chart of the points of the last games")
            font: Theme.small
            color: Theme.muted
        }
    }
}
