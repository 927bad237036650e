pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The code of a new game, to read out and to scan, and what the others do with it.
PageFrame {
    id: root

    required property LobbyForm lobby
    readonly property bool beside: width >= 700 || width > height
    readonly property real room: beside ? (Math.min(availableWidth, 760) - 2 * Theme.group) / 2 : Math.min(availableWidth, 560)
    readonly property real side: Math.min(room, 320, Math.max(180, scroll.height * (beside ? 1 : 0.38) - 2 * Theme.gap)) // of the picture

    signal goOn()

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
            verticalItemAlignment: Grid.AlignVCenter
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
                Line { text: qsTr("The others choose “Enter game code” on their phones and type it in. Everybody then has the same sky, without any network.", "what to do with the game code") }
                Line {
                    text: qsTr("Sharing this device? Then just go on.", "what to do with the game code if there is only one device")
                    color: Theme.muted
                }
                PlayedNotice {
                    visible: root.lobby.played
                    width: parent.width
                }
            }
        }
    }
    footer: Foot {
        PrimaryButton {
            text: qsTr("Continue", "button that goes on to the next page")
            onClicked: root.goOn()
            Layout.fillWidth: true
        }
    }
}
