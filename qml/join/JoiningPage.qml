pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// On the way to somebody else's table: the steps as they happen, what is in the way, and who is there already.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    property alias slowAfter: joining.slowAfter
    property string trouble
    readonly property bool beside: width >= 700 && Theme.textScale < 1.75
    readonly property bool apart: joining.stage === "Apart"
    readonly property bool stopped: (apart && trouble !== "") || (joining.obstacle !== "" && !joining.passing)
    readonly property bool wrongCode: joining.obstacle === "WrongCode"
    readonly property bool isThere: joining.arrived

    signal arrived()
    signal codeWanted()

    onIsThereChanged: if (isThere) arrived()

    Joining { id: joining; lobby: root.lobby }

    title: joining.host === "" ? qsTr("Joining the table", "title of the page") : Words.fill(qsTr("The table of %1", "title of the page; %1 a player"), joining.host)
    subtitle: qsTr("%1, %2", "a table; %1 the mode, %2 the game code").arg(LobbyWords.mode(lobby.mode)).arg(Words.code(lobby.code))
    starry: true
    canGoBack: true

    function tryAgain() {
        if (root.apart)
            root.trouble = root.lobby.join();
        else
            joining.tryAgain();
    }
    function playByCode(withBoard: bool) {
        root.lobby.withBoard = withBoard;
        root.trouble = root.app.beginTable(root.lobby); // and the page sees that the table is open
    }

    ScrollColumn {
        anchors.fill: parent
        widest: root.beside && second.needed ? 920 : 560
        TroubleNotice {
            trouble: root.trouble
            width: parent.width
        }
        OrbitPicture { // while there is nothing to do but wait
            visible: !second.needed && root.height >= 700
            width: parent.width
            height: Math.min(width * 0.6, root.height * 0.3)
        }
        Grid {
            id: grid
            width: parent.width
            columns: root.beside && second.needed ? 2 : 1
            rowSpacing: Theme.group
            columnSpacing: Theme.group
            readonly property real each: (width - (columns - 1) * columnSpacing) / columns
            JoinSteps {
                visible: root.beside || !root.stopped || root.height >= 600 * Theme.textScale // else what is in the way would be out of sight
                joining: joining
                able: root.lobby.air === "Ready"
                width: grid.each
            }
            Column {
                id: second
                readonly property bool needed: problem.needed || people.needed
                visible: needed
                width: grid.each
                spacing: Theme.group
                JoinTrouble {
                    id: problem
                    joining: joining
                    air: root.lobby.air
                    session: root.lobby.session
                    onByCode: detour.open()
                    width: parent.width
                }
                GatheredTable {
                    id: people
                    readonly property bool needed: joining.people.length > 0 && joining.obstacle === ""
                    visible: needed
                    joining: joining
                    onChoosing: seat => {
                        choices.index = seat;
                        choices.open();
                    }
                    width: parent.width
                }
            }
        }
    }
    SeatSheet {
        id: choices
        lobby: root.lobby
    }
    ByCodeSheet {
        id: detour
        onChosen: withBoard => root.playByCode(withBoard)
    }
    footer: Foot {
        PrimaryButton {
            visible: root.stopped
            text: root.wrongCode ? qsTr("Correct the code", "button that goes back to the page with the code") : qsTr("Try again", "button")
            onClicked: root.wrongCode ? root.codeWanted() : root.tryAgain()
            Layout.fillWidth: true
        }
        GridLayout {
            columns: root.width >= 320 * Theme.textScale ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Layout.fillWidth: true
            SecondaryButton {
                visible: root.wrongCode
                text: qsTr("Try again", "button")
                onClicked: root.tryAgain()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            SecondaryButton {
                text: qsTr("Cancel", "button that gives the search for a table up")
                onClicked: root.back()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }
}
