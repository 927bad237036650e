pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A table that is open: what its players see behind the curtain, the curtain, and what all look at together. Whatever is
// private is made when somebody sits down and destroyed when the curtain falls.
FocusScope {
    id: root

    required property App app
    readonly property Session session: app.session
    property bool peeking: false // the board without anybody's secrets
    property bool seenEnd: false // the reveal was left for the notes

    signal leave()
    signal rules()
    signal settings()
    signal rematch()
    signal anewWanted()

    function goBack() {
        if (newsShown)
            passOn();
        else if (curtainPage && curtainPage.choosing)
            curtainPage.choosing = false;
        else if (seatScreen)
            seatScreen.goBack();
        else if (endScreen)
            endScreen.goBack();
        else if (peeking)
            peeking = false;
        else
            root.leave();
    }

    TableModel { id: table; session: root.session }
    PublicNews { id: heard; session: root.session }
    CurtainForm { id: curtain; session: root.session }
    CompanyModel { id: company; session: root.session }
    Cardboard { id: boardBeside; session: root.session }
    OwnAnswer { id: ownAnswer; session: root.session } // gone when the curtain falls
    TableCues { table: table; together: root.newsShown; finding: heard.kind === "Found" }
    // Bots wait while people are in the middle of something, or look at something together.
    Bots {
        id: opponents
        session: root.session
        paused: root.newsShown || (root.seatScreen?.reading ?? false)
        speed: root.app.preferences.botPace
    }

    readonly property bool seated: table.viewpoint >= 0
    readonly property SeatScreen seatScreen: seat.item as SeatScreen
    property bool newsShown: false

    // News waits until whoever looks has read an own answer.
    function tell() {
        if (heard.kind === "")
            newsShown = false;
        else if (!seatScreen || seatScreen.free)
            newsShown = true;
    }
    // What everybody looked at together ends behind the curtain: nobody's secrets come up before everybody's eyes.
    function passOn() {
        heard.next();
        if (heard.kind === "" && seated && table.isShared)
            table.lock();
    }
    Connections {
        target: heard
        function onChanged() {
            root.tell();
        }
    }
    Connections {
        target: root.seatScreen
        function onFreeChanged() {
            root.tell();
        }
    }

    // After the end everybody may look without sitting down.
    readonly property bool ended: table.phase === "Over" && !seated && !seenEnd && !newsShown
    readonly property CurtainPage curtainPage: between.item as CurtainPage
    readonly property EndScreen endScreen: end.item as EndScreen

    onSeatedChanged: {
        peeking = false;
        if (!seated)
            Qt.callLater(tell); // qmllint disable
    }

    // On an own phone without a PIN there is nobody to hide from. A seat may still be on its way from the host.
    readonly property bool own: table.open && !table.isShared && curtain.who >= 0 && !curtain.needsPin
    property bool arrived: false
    function arrive() {
        if (arrived || !own)
            return;
        arrived = true;
        if (!seated)
            curtain.sitDown();
    }
    onOwnChanged: Qt.callLater(arrive) // qmllint disable
    Component.onCompleted: {
        tell();
        arrive();
    }

    // What comes up by itself may come under a finger that meant something else: for as long as a second tap takes, taps
    // meet nothing.
    readonly property bool busy: shield.running
    readonly property bool settled: seatScreen?.settled ?? false
    onNewsShownChanged: shield.restart()
    onSettledChanged: shield.restart()
    Timer {
        id: shield
        interval: Qt.styleHints.mouseDoubleClickInterval // qmllint disable
    }
    MouseArea {
        anchors.fill: parent
        z: 1
        enabled: root.busy
        visible: enabled
        Accessible.ignored: true
    }

    // What is the matter with the other devices stands above everything; so does news that waits for a good moment.
    readonly property bool newsWaits: heard.kind !== "" && !newsShown
    readonly property var said: CompanyWords.strip(company, table.players)
    property bool isBack: false // the device that was out of reach: here again
    property int noticed: 3 // seconds after which people have seen that it is gone
    property bool missed: false // they have
    readonly property int without: company.hostless
    readonly property bool hostAway: without >= 0
    onWithoutChanged: missed = missed || without >= noticed
    onHostAwayChanged: {
        isBack = !hostAway && missed && company.hostHere && !company.host;
        missed = hostAway && without >= noticed;
        if (isBack)
            backTime.restart();
    }
    Timer {
        id: backTime
        interval: 2500
        onTriggered: root.isBack = false
    }
    CompanyStrip {
        id: strip
        objectName: "strip"
        readonly property string matter: company.matter
        width: root.width
        height: visible ? implicitHeight : 0
        visible: matter !== "" || root.isBack || root.newsWaits
        urgent: sheets.urgent.includes(matter) || (matter === "" && root.newsWaits)
        enabled: matter !== "" || root.newsWaits
        iconName: matter === "Guest" || matter === "Asked" ? "ui-table" : sheets.alarming.includes(matter) ? "ui-warning" : matter !== "" ? "ui-link-lost" : root.newsWaits ? "action-conference" : "ui-check"
        text: matter !== "" ? root.said[0] : root.newsWaits ? NewsWords.ready(heard.kind) : root.isBack ? CompanyWords.back(company.hostPlayers, table.players) : ""
        detail: matter !== "" ? root.said[1] : ""
        onClicked: {
            if (matter !== "")
                sheets.show(matter);
            else if (root.newsWaits)
                root.newsShown = true;
        }
    }
    CompanySheets {
        id: sheets
        company: company
        table: table
    }

    Item {
        anchors { fill: parent; topMargin: strip.height }

        Slot {
            id: seat
            anchors.fill: parent
            wanted: root.seated && !root.newsShown // everybody looks at the news, nobody at somebody's notes
            focus: wanted && !together.wanted
            content: SeatScreen {
                session: root.session
                own: ownAnswer
                ready: root.newsWaits ? NewsWords.ready(heard.kind) : ""
                bots: opponents
                cardboard: boardBeside
                onNewsWanted: root.newsShown = true
                onLeave: root.leave()
                onRules: root.rules()
                onSettings: root.settings()
                onRematch: root.rematch()
                onAnewWanted: root.anewWanted()
            }
        }
        Slot {
            id: end
            anchors.fill: parent
            wanted: root.ended
            focus: wanted
            content: EndScreen {
                session: root.session
                onBack: root.seenEnd = true
                onLeave: root.leave()
                onRematch: root.rematch()
            }
        }
        Slot {
            id: between
            anchors.fill: parent
            wanted: !root.seated && !root.peeking && !root.ended && !root.newsShown
            focus: wanted && !together.wanted
            // A PIN can be typed at once, whatever had the keyboard.
            onItemChanged: if (item && focus) Qt.callLater(forceActiveFocus) // qmllint disable
            content: CurtainPage {
                session: root.session
                onPeek: root.peeking = true
                onLeave: root.leave()
            }
        }
        Slot {
            anchors.fill: parent
            wanted: !root.seated && root.peeking && !root.ended && !root.newsShown
            focus: wanted && !together.wanted
            content: TablePage {
                session: root.session
                bots: opponents
                cardboard: boardBeside
                canGoBack: true
                onBack: root.peeking = false
                onAnewWanted: root.anewWanted()
            }
        }
        Slot {
            id: together
            anchors.fill: parent
            wanted: root.newsShown
            focus: wanted
            content: heard.kind === "Review" ? review : heard.kind === "Found" ? found : conference
        }
    }
    Component {
        id: review
        PeerReviewPage {
            session: root.session
            news: heard
            onDone: root.passOn()
        }
    }
    Component {
        id: found
        FoundPage {
            session: root.session
            finder: heard.finder
            onDone: root.passOn()
        }
    }
    Component {
        id: conference
        ConferencePage {
            session: root.session
            held: heard.conference
            own: table.isShared ? null : ownAnswer
            onDone: root.passOn()
        }
    }
}
