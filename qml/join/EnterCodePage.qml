pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A code that somebody else reads out or shows is typed in here. Where other devices can be reached it leads to their table,
// otherwise to one with the same sky.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    property string typed
    property bool again: false // after a game with the same people
    property bool several: false
    readonly property var checked: app.checkCode(typed)
    readonly property bool beside: width >= 700 && Theme.textScale < 1.5
    readonly property int count: checked.symbols.length
    readonly property bool alone: lobby.air === "Unsupported"
    readonly property int activity: Qt.application.state // qmllint disable
    readonly property bool away: activity === Qt.ApplicationHidden || activity === Qt.ApplicationSuspended

    signal chosen(bool several)

    title: qsTr("Enter game code", "title of the page")
    starry: true
    canGoBack: true
    Component.onCompleted: boxes.forceActiveFocus()

    Nearby {
        id: nearby
        session: root.lobby.session
        typed: root.checked.symbols
        looking: root.visible && root.lobby.air === "Ready" && !root.away
    }

    function goOn() {
        if (!root.checked.ok) {
            said.insist();
            return;
        }
        root.lobby.code = root.checked.code;
        root.chosen(table.several);
    }

    ScrollColumn {
        anchors.fill: parent
        widest: root.beside ? 920 : 560
        Line {
            visible: root.again
            text: qsTr("Whoever led the last game chooses “Play again” and has the new code.", "above the place for a code, after a game on several devices")
        }
        CodeBoxes {
            id: boxes
            width: parent.width
            boxes: root.app.codeLength
            symbols: root.checked.symbols
            wrong: root.count >= root.app.codeLength && !root.checked.ok
            onEdited: text => root.typed = nearby.read(text)
            onAccepted: root.goOn()
        }
        CodeVerdict {
            id: said
            width: parent.width
            checked: root.checked
            length: root.app.codeLength
        }
        NearbyTables {
            objectName: "nearby"
            width: parent.width
            nearby: nearby
            air: root.lobby.air
            onChosen: lobby => boxes.put(nearby.fillIn(lobby))
        }
        PlayedNotice {
            width: parent.width
            visible: root.checked.played
        }
        TableChoices {
            id: table
            several: root.several
            width: parent.width
            lobby: root.lobby
            beside: root.beside
            joining: !root.alone
        }
        AirNotice {
            visible: air !== "Ready" && air !== "NotAllowed" // which is asked for when it is needed
            air: root.lobby.air
            session: root.lobby.session
            meaning: root.alone ? JoiningWords.byCode(root.lobby.withBoard) : ""
            width: parent.width
        }
    }
    footer: Foot {
        note: root.checked.ok ? "" : root.checked.fault === "Length" ? qsTr("Type the whole code to go on.", "why the button is disabled")
            : qsTr("Correct the code to go on.", "why the button is disabled")
        PrimaryButton {
            text: qsTr("Continue", "button that goes on to the next page")
            enabled: root.checked.ok
            onClicked: root.goOn()
            Layout.fillWidth: true
        }
    }
}
