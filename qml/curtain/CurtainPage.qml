pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Between two players: nothing private is on the screen. Whoever is named here types the PIN, or says who they are.
PageFrame {
    id: root

    required property Session session
    readonly property bool lying: width > height * 1.25
    property bool choosing: false // somebody else than the one who is named

    signal peek()
    signal leave()

    CurtainForm { id: curtain; session: root.session }
    readonly property var candidates: curtain.candidates
    readonly property var named: candidates.find(seat => seat.player === curtain.who)
    readonly property bool waits: curtain.waitLeft > 0

    function sitDown(pin: string) {
        const fault = curtain.sitDown(pin);
        if (fault !== "")
            pad.refuse();
    }

    skyTop: Theme.curtainTop

    OrbitPicture {
        id: picture
        visible: height > 60
        x: 0
        y: root.lying ? (parent.height - height) / 2 : 0
        width: root.lying ? parent.width * 0.42 : parent.width
        height: root.lying ? Math.min(parent.height, width) : Math.max(0, Math.min(parent.height * 0.28, parent.height - words.implicitHeight))
    }
    Flickable {
        x: root.lying ? picture.width : 0
        y: root.lying ? 0 : picture.visible ? picture.height : 0
        width: parent.width - x
        height: parent.height - y
        contentHeight: Math.max(height, words.implicitHeight)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive

        ColumnLayout {
            id: words
            width: Math.min(parent.width, 420)
            x: (parent.width - width) / 2
            y: root.lying ? Math.max(0, (parent.parent.height - implicitHeight) / 2) : 0
            spacing: Theme.gap

            CurtainName {
                seat: root.named
                compact: root.height < 640
                Layout.fillWidth: true
            }
            Text {
                visible: text !== ""
                text: root.waits ? qsTr("Too many wrong PINs. Next try in %n second(s).", "on the curtain", curtain.waitLeft)
                    : curtain.fault === "" ? "" : TroubleWords.title(curtain.fault) + (curtain.triesLeft > 0 ? " " + qsTr("%n more try(ies) before a wait.", "on the curtain", curtain.triesLeft) : "")
                font: Theme.body
                color: Theme.danger
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            PinPad {
                id: pad
                visible: curtain.needsPin && !root.choosing
                enabled: !root.waits
                opacity: enabled ? 1 : 0.4
                focus: visible
                onEntered: pin => root.sitDown(pin)
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: 4
                Layout.fillWidth: true
                Layout.preferredHeight: root.height < 700 ? 290 : 358
            }
            PrimaryButton {
                visible: !curtain.needsPin && !root.choosing
                text: root.named ? qsTr("I am %1", "button that opens a player's notes, %1 the name").arg(root.named.name) : ""
                focus: visible
                onClicked: root.sitDown("")
                Layout.fillWidth: true
                Layout.topMargin: Theme.group
            }
            Repeater {
                model: root.choosing ? root.candidates : []
                SecondaryButton {
                    required property var modelData
                    text: modelData.name
                    player: modelData.colour
                    onClicked: {
                        curtain.who = modelData.player;
                        root.choosing = false;
                    }
                    Layout.fillWidth: true
                }
            }
            SecondaryButton {
                visible: curtain.mayStartAnew
                text: qsTr("Begin new notes", "button when a player's file cannot be opened any more")
                onClicked: anew.open()
                Layout.fillWidth: true
            }
            LinkButton {
                visible: root.candidates.length > 1 || root.choosing
                text: root.choosing ? qsTr("Never mind", "button that goes back to the named player")
                    : root.named ? qsTr("I am not %1", "button on the curtain, %1 the name of the next player").arg(root.named.name) : ""
                onClicked: root.choosing = !root.choosing
                Layout.alignment: Qt.AlignHCenter
            }
            GridLayout {
                columns: look.implicitWidth + leave.implicitWidth < words.width ? 2 : 1
                columnSpacing: 0
                rowSpacing: 0
                Layout.alignment: Qt.AlignHCenter
                LinkButton {
                    id: look
                    text: qsTr("Look at the board", "button on the curtain: the public board")
                    onClicked: root.peek()
                    Layout.alignment: Qt.AlignHCenter
                }
                LinkButton {
                    id: leave
                    text: qsTr("Leave the table", "button on the curtain: the game stays and can be resumed")
                    onClicked: root.leave()
                    Layout.alignment: Qt.AlignHCenter
                }
            }
        }
    }
    StartAnewSheet {
        id: anew
        curtain: curtain
    }
}
