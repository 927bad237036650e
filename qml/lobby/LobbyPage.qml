pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Who of this device sits at the new table, and what each of them chose; for the host, also who has come with other devices.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    required property bool several
    property bool joining: false // somebody else's table
    property string trouble
    readonly property bool beside: several && width >= 700 && Theme.textScale < 1.75

    signal started() // the table
    signal joined() // the search for it

    Invitation { id: invitation; lobby: root.lobby }

    title: several ? qsTr("Who plays", "title of the page") : qsTr("About you", "title of the page, one player")
    starry: true
    subtitle: qsTr("%1, %2", "a table; %1 the mode, %2 the game code").arg(LobbyWords.mode(lobby.mode)).arg(Words.code(lobby.code))
    canGoBack: true
    Component.onCompleted: lobby.setUp(several)

    Patience { id: patience }
    function start() {
        patience.run(root.go);
    }
    function go() {
        root.trouble = root.joining ? root.lobby.join() : root.app.beginTable(root.lobby);
        if (root.trouble !== "")
            return;
        if (root.joining)
            root.joined();
        else
            root.started();
    }

    ScrollColumn {
        anchors.fill: parent
        widest: root.beside ? 920 : 560
        TroubleNotice {
            trouble: root.trouble
            width: parent.width
        }
        AbsentPlayers {
            width: parent.width
            lobby: root.lobby
        }
        Grid {
            id: grid
            width: parent.width
            columns: root.beside ? 2 : 1
            spacing: Theme.gap
            Repeater {
                model: root.lobby.seats.length
                SeatCard {
                    width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                    lobby: root.lobby
                    several: root.several
                    removable: root.several && root.lobby.seats.length > 1
                    onChoosing: {
                        choices.index = index;
                        choices.open();
                    }
                    onSettingPin: {
                        root.lobby.finishName(index);
                        pin.index = index;
                        if (seat.player === "") // who is known has one already, or none
                            pin.open();
                    }
                }
            }
        }
        SecondaryButton {
            visible: root.several && root.lobby.canAdd
            width: parent.width
            text: qsTr("Add a player", "button")
            onClicked: root.lobby.add()
        }
        GroupTitle {
            visible: root.lobby.bots.length > 0
            text: qsTr("Bots", "heading over players that the app plays for")
        }
        BotList {
            id: bots
            visible: root.lobby.bots.length > 0
            lobby: root.lobby
            columns: grid.columns
            width: parent.width
        }
        SecondaryButton {
            visible: !root.joining && root.lobby.canAdd && !root.lobby.withBoard
            width: parent.width
            text: qsTr("Add a bot", "button: a player that the app plays for")
            onClicked: root.lobby.addBot("Observer")
        }
        GroupTitle {
            visible: others.guests.length > 0
            text: qsTr("On other devices", "heading over people who have come to the table with other devices")
        }
        GuestList {
            id: others
            visible: guests.length > 0 || invitation.besieged
            invitation: invitation
            removable: true
            columns: grid.columns
            width: parent.width
        }
    }
    SeatSheet {
        id: choices
        lobby: root.lobby
    }
    NewPinSheet {
        id: pin
        property int index: 0
        readonly property var seat: root.lobby.seats[index] ?? null // LobbySeat
        who: seat && seat.name !== "" ? seat.name : qsTr("player %1", "inside a sentence: somebody without a name yet").arg(index + 1)
        removable: seat !== null && seat.hasPin
        onChosen: (oldPin, newPin) => {
            root.lobby.setPin(index, newPin);
            close();
        }
    }
    footer: Foot {
        note: root.lobby.fault === "AtDoor" ? Words.fill(qsTr("At the door: %1. Let them in or say “not now”, then start.", "why the game cannot begin; %1 names"), Words.all(invitation.waiting))
            : LobbyWords.fault(root.lobby.fault) || (root.lobby.fault === "" ? "" : TroubleWords.title(root.lobby.fault))
        PrimaryButton {
            text: patience.running ? qsTr("One moment…", "on a button that was pressed, while something takes its time") : root.joining ? qsTr("Join the table", "button that looks for somebody else's table") : qsTr("Start", "button that begins the game")
            enabled: root.lobby.fault === ""
            onClicked: root.start()
            Layout.fillWidth: true
        }
    }
}
