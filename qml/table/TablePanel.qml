pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What stands below the wheel: everybody's turn, the last lines of the log, and the next step.
ColumnLayout {
    id: root

    required property TableModel table
    required property TableWords words
    required property CompanyModel company
    property Cardboard cardboard: null
    property Bots bots: null
    property OwnAnswer own: null
    property string ready // what everybody is to look at next: nothing else is done before
    property int lines: 3
    property bool flat: false // a phone on its side
    property string refusal // why the action that was tapped last cannot be done

    readonly property bool choosing: table.phase === "Theories" || table.phase === "LastChance"
    readonly property bool over: table.phase === "Over"
    readonly property var news: table.news
    readonly property bool told: own?.shown ?? false
    readonly property var last: board.visible || told ? news.slice(-1) : news.slice(-lines)
    readonly property var heir: table.heir >= 0 ? table.players[table.heir] : null
    readonly property bool awaits: company.waitedFor >= 0 && company.hostHere && !over
    // On a shared device a turn ends with the device in other hands.
    readonly property bool passes: table.isShared && words.mine && (!words.waitedFor || words.held) && !over && !table.withBoard && heir !== null

    signal opened(string action)
    signal newsWanted()
    signal awayTapped(int player)
    signal boardWanted() // everything that is to be done on the cardboard board
    signal anewWanted() // the same code, from its beginning

    spacing: lines > 1 ? 10 : 7

    TroubleNotice {
        trouble: root.table.behind
        Layout.fillWidth: true
    }
    SecondaryButton {
        visible: root.table.behind !== ""
        text: qsTr("Try again", "button after something could not be stored")
        onClicked: root.table.catchUp()
        Layout.fillWidth: true
    }
    Slot {
        wanted: root.told
        visible: wanted
        implicitHeight: item?.implicitHeight ?? 0
        content: ToldCard {
            own: root.own
            tight: root.lines === 1
            board: root.cardboard?.lies ?? root.table.withBoard
        }
        Layout.fillWidth: true
    }
    TurnStrip {
        visible: !(root.told && root.lines === 1) // the title says whose turn it is
        players: root.table.turnOrder
        showsWaiting: root.choosing
        Layout.fillWidth: true
    }
    Column {
        id: lastLines
        spacing: 6
        visible: root.refusal === "" && !away.visible && !root.company.asking && !(root.told && (root.flat || root.lines === 1)) && !(board.visible && (board.tight || root.flat))
        Layout.fillWidth: true
        Repeater {
            model: root.last.length
            LogLine {
                objectName: "lastLine"
                required property int index
                readonly property var line: root.last[index]
                player: line && line.who >= 0 ? root.table.players[line.who].colour : -1
                iconName: line ? LogWords.icon(line) : ""
                text: line ? LogWords.sentence(line, root.table.players) : ""
                width: lastLines.width
            }
        }
    }
    AwayNotice {
        id: away
        visible: root.awaits && root.refusal === ""
        name: root.table.players[root.company.waitedFor]?.name ?? ""
        decides: root.company.host
        leader: CompanyWords.names(root.company.hostPlayers, root.table.players)
        onTapped: root.awayTapped(root.company.waitedFor)
        Layout.fillWidth: true
    }
    BotNotice {
        bots: root.bots
        table: root.table
        Layout.fillWidth: true
    }
    CardboardNotice {
        id: board
        cardboard: root.cardboard
        table: root.table
        lines: root.told && root.flat ? 1 : root.lines // the next step stays in sight below an answer
        onAllWanted: root.boardWanted()
        Layout.fillWidth: true
    }
    WaitingDot {
        objectName: "onItsWay"
        visible: root.company.asking && !away.visible && root.refusal === ""
        text: root.choosing && root.company.hostHere ? qsTr("Your choice is on its way.", "while another phone is asked")
            : root.company.hostHere ? qsTr("Your question is on its way. The answer also goes to your notes.", "while another phone is asked")
                                    : qsTr("Your question waits until the leading phone is back.", "while another phone is out of reach")
        Layout.fillWidth: true
    }
    TroubleNotice {
        objectName: "old"
        trouble: root.table.old ? "OldTable" : ""
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "anew"
        visible: root.table.old
        iconName: "ui-plus"
        text: qsTr("Start this code anew", "button: the same game from its beginning, with a table of today")
        onClicked: root.anewWanted()
        Layout.fillWidth: true
    }
    Notice {
        objectName: "refusal"
        visible: root.refusal !== ""
        iconName: "ui-time"
        detail: root.refusal
        padding: 10
        Layout.fillWidth: true
    }
    Notice {
        objectName: "sealed"
        visible: root.words.sealed && !root.company.asking
        iconName: "action-theory"
        colour: Theme.needle
        title: qsTr("Sealed", "after theories have been chosen")
        detail: qsTr("Revealed once everyone has chosen", "after theories have been chosen")
        padding: 10
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "ready"
        visible: root.ready !== "" && root.words.mine
        text: root.ready
        onClicked: root.newsWanted()
        Layout.fillWidth: true
    }
    ActionTiles {
        objectName: "tiles"
        visible: root.ready === "" && root.words.mine && !root.over && !root.passes && !(root.choosing && !root.table.withBoard)
        actions: root.table.menu
        onOpened: action => {
            root.refusal = "";
            root.opened(action);
        }
        onRefused: why => root.refusal = why
        Layout.fillWidth: true
    }
    OwnChoice {
        visible: root.table.mustChoose && !root.company.asking && root.ready === ""
        table: root.table
        onOpened: action => root.opened(action)
        Layout.fillWidth: true
    }
    NoTheoryChips {
        session: root.table.session
        visible: wanted && !root.words.mine
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "handOver"
        visible: root.passes && root.ready === ""
        text: root.heir ? qsTr("Hand over to %1", "button that lets the curtain fall for the next player, %1 a name").arg(root.heir.name) : ""
        onClicked: root.table.lock()
        Layout.fillWidth: true
    }
    PrimaryButton {
        visible: root.over
        text: qsTr("Reveal and score", "button on the table after the end")
        onClicked: root.opened("Reveal")
        Layout.fillWidth: true
    }
    Connections {
        target: root.table
        function onChanged() {
            root.refusal = "";
        }
    }
}
