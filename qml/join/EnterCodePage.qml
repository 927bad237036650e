pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A code that somebody else reads out or shows is typed in here; then as for a new game.
PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    property string typed
    readonly property var checked: app.checkCode(typed)
    readonly property bool beside: width >= 700 && Theme.textScale < 1.5
    readonly property int count: checked.symbols.length

    signal chosen(bool several)

    title: qsTr("Enter game code", "title of the page")
    starry: true
    canGoBack: true
    Component.onCompleted: boxes.forceActiveFocus()

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
        CodeBoxes {
            id: boxes
            width: parent.width
            boxes: root.app.codeLength
            symbols: root.checked.symbols
            wrong: root.count >= root.app.codeLength && !root.checked.ok
            onEdited: text => root.typed = text
            onAccepted: root.goOn()
        }
        CodeVerdict {
            id: said
            width: parent.width
            checked: root.checked
            length: root.app.codeLength
        }
        PlayedNotice {
            width: parent.width
            visible: root.checked.played
        }
        TableChoices {
            id: table
            width: parent.width
            lobby: root.lobby
            beside: root.beside
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
