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
    readonly property real room: (Math.min(availableWidth, 760) - 2 * Theme.group) / (beside ? 2 : 1)

    signal goOn()

    title: qsTr("Your game code", "title of the page")
    canGoBack: true

    ScrollColumn {
        anchors.fill: parent
        widest: 760
        GridLayout {
            columns: root.beside ? 2 : 1
            columnSpacing: 2 * Theme.group
            rowSpacing: Theme.group
            Layout.fillWidth: true
            Layout.topMargin: root.width >= 700 && root.height >= 600 ? Math.max(0, (root.availableHeight - implicitHeight) / 3) : 0
            QrPicture {
                text: root.lobby.link
                Layout.preferredWidth: Math.min(root.room, root.beside ? Math.max(180, root.availableHeight - 2 * Theme.gap) : 260, 320)
                Layout.preferredHeight: width
                Layout.alignment: Qt.AlignCenter
            }
            ColumnLayout {
                spacing: Theme.group
                Layout.alignment: Qt.AlignVCenter
                CodeText {
                    code: root.lobby.code
                    Layout.alignment: root.beside ? Qt.AlignLeft : Qt.AlignHCenter
                    Layout.maximumWidth: root.room
                }
                Text {
                    text: qsTr("The others choose “Enter game code” on their phones and type it in. Everybody then has the same sky, without any network.", "what to do with the game code")
                    font: Theme.body
                    color: Theme.text
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Text {
                    text: qsTr("Sharing this device? Then just go on.", "what to do with the game code if there is only one device")
                    font: Theme.body
                    color: Theme.muted
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                PlayedNotice {
                    visible: root.lobby.played
                    Layout.fillWidth: true
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
