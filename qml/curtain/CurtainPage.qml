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
    readonly property bool vacant: candidates.length === 0
    readonly property bool waits: curtain.waitLeft > 0
    readonly property int who: curtain.who
    onWhoChanged: pad.clear()

    Patience { id: patience }
    readonly property bool opening: patience.running
    readonly property string moment: qsTr("Opening your notes…", "on the curtain, while a player's file is opened")

    function sitDown(pin: string) {
        patience.run(() => root.lift(pin));
    }
    function lift(pin: string) {
        const fault = curtain.sitDown(pin);
        if (fault === "")
            return;
        pad.refuse();
        Cues.give(Cue.Refused);
    }

    skyTop: Theme.curtainTop
    starry: true
    header: null

    // A phone that lies has the name beside the keys.
    readonly property bool nameBeside: lying && height < 640
    readonly property real pictureHeight: lying ? Math.min(availableWidth * 0.42, availableHeight - (nameBeside ? beside.implicitHeight + Theme.gap : 0))
        : Math.min(height * 0.28, availableHeight - words.implicitHeight)
    readonly property bool pictured: pictureHeight > 60

    Item {
        id: side
        width: root.lying ? root.availableWidth * 0.42 : root.availableWidth
        height: root.lying ? root.availableHeight : root.pictured ? root.pictureHeight : 0
        OrbitPicture {
            visible: root.pictured
            width: side.width
            height: Math.max(0, root.pictureHeight)
            y: root.nameBeside || !root.lying ? 0 : (side.height - height) / 2
        }
        CurtainName {
            id: beside
            visible: root.nameBeside && !root.vacant
            seat: root.named
            compact: true
            width: side.width
            y: side.height - implicitHeight - Theme.gap
        }
    }
    Flickable {
        id: view
        x: root.lying ? side.width : 0
        y: root.lying ? 0 : side.height
        width: parent.width - x
        height: parent.height - y
        contentHeight: Math.max(height, words.implicitHeight)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive

        KeepInView { target: view }
        ColumnLayout {
            id: words
            width: Math.min(parent.width, 420)
            x: (parent.width - width) / 2
            y: root.lying ? Math.max(0, (parent.parent.height - implicitHeight) / 2) : 0
            spacing: root.height < 480 ? 2 : Theme.gap

            Vacancy {
                visible: root.vacant
                Layout.fillWidth: true
            }
            CurtainName {
                visible: !root.nameBeside && !root.vacant
                seat: root.named
                compact: root.height < 640
                Layout.fillWidth: true
            }
            PinWords {
                objectName: "fault"
                readonly property string fault: root.waits ? refusal.waiting : refusal.told
                readonly property string prompt: qsTr("Type your PIN", "on the curtain, above the keys")
                visible: text !== "" || pad.visible
                text: root.opening && pad.visible ? root.moment : fault !== "" ? fault : pad.visible ? prompt : ""
                wrong: fault !== "" && !root.opening
                centred: true
                sayings: pad.visible ? [prompt, root.moment, refusal.longest, refusal.longestWait] : []
                Layout.fillWidth: true
            }
            PinPad {
                id: pad
                objectName: "pad"
                visible: curtain.needsPin && !root.choosing && !root.vacant
                enabled: !root.waits
                opacity: enabled ? 1 : Theme.dimmed(0.4)
                focus: visible
                onEntered: pin => root.sitDown(pin)
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: 4
                Layout.fillWidth: true
                Layout.preferredHeight: root.height < 480 ? 250 : root.height < 700 ? 290 : 358
            }
            PrimaryButton {
                objectName: "sitDown"
                visible: !curtain.needsPin && !root.choosing && !root.vacant
                text: root.opening ? root.moment : root.named ? qsTr("I am %1", "button that opens a player's notes, %1 the name").arg(root.named.name) : ""
                focus: visible
                onClicked: root.sitDown("")
                Layout.fillWidth: true
                Layout.topMargin: Theme.group
            }
            Repeater {
                model: root.choosing ? root.candidates : []
                SecondaryButton {
                    required property var modelData
                    objectName: "candidate" + modelData.player
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
                objectName: "notMe"
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
    QtObject {
        id: refusal
        readonly property string waiting: curtain.waitLeft === 1 ? qsTr("Too many wrong PINs. Next try in 1 second.", "on the curtain")
            : qsTr("Too many wrong PINs. Next try in %1 seconds.", "on the curtain, two or more").arg(curtain.waitLeft)
        readonly property string fault: TroubleWords.title(curtain.fault)
        readonly property string longest: Words.fill(qsTr("%1. %2 more tries before a wait.", "on the curtain, %1 what went wrong, %2 two or more"), TroubleWords.title("WrongPin"), 5)
        readonly property string longestWait: qsTr("Too many wrong PINs. Next try in %1 seconds.", "on the curtain, two or more").arg(600)
        readonly property string told: curtain.triesLeft <= 0 ? fault
            : curtain.triesLeft === 1 ? qsTr("%1. One more try before a wait.", "on the curtain, %1 what went wrong").arg(fault)
            : Words.fill(qsTr("%1. %2 more tries before a wait.", "on the curtain, %1 what went wrong, %2 two or more"), fault, curtain.triesLeft)
    }
    StartAnewSheet {
        id: anew
        curtain: curtain
    }
}
