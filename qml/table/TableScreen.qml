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
    signal settings()
    signal rematch()

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

    readonly property bool seated: table.viewpoint >= 0
    readonly property SeatScreen seatScreen: seat.item as SeatScreen
    property bool newsShown: false

    // News waits until whoever looks has read an own answer.
    function tell() {
        if (heard.kind === "")
            newsShown = false;
        else if (!seatScreen || seatScreen.settled)
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
        function onSettledChanged() {
            root.tell();
        }
    }

    // After the end everybody may look without sitting down.
    readonly property bool ended: table.phase === "Over" && !seated && !seenEnd && !newsShown
    readonly property CurtainPage curtainPage: between.item as CurtainPage
    readonly property EndScreen endScreen: end.item as EndScreen

    onSeatedChanged: peeking = false

    // On an own phone without a PIN there is nobody to hide from.
    Component.onCompleted: {
        tell();
        if (!table.isShared && !seated && !curtain.needsPin)
            curtain.sitDown();
    }

    Slot {
        id: seat
        anchors.fill: parent
        wanted: root.seated && !root.newsShown // everybody looks at the news, nobody at somebody's notes
        focus: wanted && !together.wanted
        content: SeatScreen {
            session: root.session
            onLeave: root.leave()
            onSettings: root.settings()
            onRematch: root.rematch()
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
        wanted: !root.seated && !root.peeking && !root.ended
        focus: wanted && !together.wanted
        content: CurtainPage {
            session: root.session
            onPeek: root.peeking = true
            onLeave: root.leave()
        }
    }
    Slot {
        anchors.fill: parent
        wanted: !root.seated && root.peeking && !root.ended
        focus: wanted && !together.wanted
        content: TablePage {
            session: root.session
            canGoBack: true
            onBack: root.peeking = false
        }
    }
    Slot {
        id: together
        anchors.fill: parent
        wanted: root.newsShown
        focus: wanted
        content: heard.kind === "Review" ? review : conference
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
        id: conference
        ConferencePage {
            session: root.session
            held: heard.conference
            onDone: root.passOn()
        }
    }
}
