pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The code of a new game, to read out and to scan, and those who come with it.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    readonly property bool linked: lobby.air === "Ready"
    readonly property bool beside: width >= 700 || width > height
    readonly property real room: beside ? (Math.min(availableWidth, 760) - 2 * Theme.group) / 2 : Math.min(availableWidth, 560)
    readonly property bool alone: invitation.guests.length === 0
    readonly property real side: Math.min(room, 320, Math.max(alone ? 180 : 150, scroll.height * (beside ? 1 : 0.38) - 2 * Theme.gap)) // of the picture

    signal goOn()

    Invitation { id: invitation; lobby: root.lobby }
    Component.onCompleted: lobby.invite()

    title: qsTr("Your game code", "title of the page")
    starry: true
    canGoBack: true

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        widest: 760
        Grid {
            columns: root.beside ? 2 : 1
            columnSpacing: 2 * Theme.group
            rowSpacing: Theme.group
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: root.alone ? Grid.AlignVCenter : Grid.AlignTop
            anchors.horizontalCenter: parent.horizontalCenter
            topPadding: root.width >= 700 && root.height >= 600 ? 72 : 0
            QrPicture {
                text: root.lobby.link
                width: root.side
                height: root.side
            }
            Column {
                width: root.room
                spacing: Theme.group
                CodeText {
                    code: root.lobby.code
                    room: root.room
                    x: root.beside ? 0 : Math.round((parent.width - width) / 2)
                }
                ShareCode {
                    app: root.app
                    code: root.lobby.code
                    link: root.lobby.link
                    centred: !root.beside
                    width: parent.width
                }
                Line {
                    visible: root.alone && !invitation.besieged
                    text: root.linked ? qsTr("The others choose “Enter game code” on their phones. They appear here, and you let them in.", "what to do with the game code")
                        : qsTr("The others choose “Enter game code” on their phones and type it in. Everybody then has the same sky, without any network.", "what to do with the game code")
                }
                PlayedNotice {
                    visible: root.lobby.played
                    width: parent.width
                }
                AirNotice {
                    air: root.lobby.air
                    session: root.lobby.session
                    meaning: JoiningWords.byCode(root.lobby.withBoard)
                    width: parent.width
                }
                WaitingDot {
                    visible: root.linked && !invitation.besieged && (root.alone || invitation.found > 0)
                    text: invitation.found > 0 ? qsTr("A device is near: comparing the code", "a device has been found that wants to join") : qsTr("Waiting for the others. Sharing this device? Then just go on.", "nobody has joined yet")
                    width: parent.width
                }
                GuestList {
                    invitation: invitation
                    width: parent.width
                }
            }
        }
    }
    footer: Foot {
        note: invitation.waiting.length > 0 ? Words.fill(qsTr("At the door: %1", "below the button; %1 names"), Words.all(invitation.waiting)) : ""
        PrimaryButton {
            text: qsTr("Continue", "button that goes on to the next page")
            onClicked: root.goOn()
            Layout.fillWidth: true
        }
    }
}
