import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A player goes to another device: the PIN where there is one, a passphrase typed twice, and where the file is.
Sheet {
    id: root

    required property App app
    property string player
    property string who
    property string step: "passphrase" // pin, passphrase, done
    property string pin: ""
    property string trouble
    property bool differed: false
    property bool handed: false // the device asks with whom

    readonly property real room: parent ? parent.height : 700

    function ask(player: var) {
        root.player = player.id;
        root.who = player.name;
        begin();
        root.step = carriage.asksPin(player.id) ? "pin" : "passphrase";
        root.open();
    }
    function begin() {
        root.pin = "";
        root.trouble = "";
        root.differed = false;
        first.text = "";
        again.text = "";
        pad.clear();
    }
    Patience { id: patience }
    readonly property string moment: qsTr("One moment…", "on a button that was pressed, while something takes its time")

    function typed(pin: string) {
        patience.run(() => root.prove(pin));
    }
    function prove(pin: string) {
        root.trouble = carriage.check(root.player, pin);
        if (root.trouble !== "") {
            pad.refuse();
            return;
        }
        root.pin = pin;
        root.step = "passphrase";
        first.focusLine();
    }
    function go() {
        root.differed = first.text !== again.text;
        root.trouble = "";
        if (!root.differed)
            patience.run(root.make);
    }
    function make() {
        root.trouble = carriage.take(root.player, root.pin, first.text);
        if (root.trouble !== "")
            return;
        begin();
        root.handed = sharing.shareFile(carriage.file) === "Handed";
        root.step = "done";
    }

    title: step === "pin" ? qsTr("The PIN of %1", "title of a sheet; %1 a player").arg(who)
        : step === "done" ? qsTr("%1 is ready to go", "title of a sheet; %1 a player").arg(who)
        : qsTr("Move %1 to another device", "title of a sheet; %1 a player").arg(who)
    onOpened: {
        if (step === "pin")
            pad.forceActiveFocus();
        else
            first.focusLine();
    }
    onClosed: begin()

    Carriage { id: carriage; app: root.app }
    Sharing { id: sharing; app: root.app }
    Connections { // whoever comes back may be somebody else
        target: root.app
        function onFrontChanged() {
            if (!root.app.inFront)
                root.close();
        }
    }

    TroubleNotice {
        trouble: root.step === "pin" ? "" : root.trouble
        Layout.fillWidth: true
    }
    PinWords {
        visible: root.step === "pin"
        wrong: !patience.running
        text: patience.running ? root.moment : TroubleWords.title(root.trouble)
        sayings: [root.moment, TroubleWords.title("WrongPin"), TroubleWords.title("TooManyTries")]
        Layout.fillWidth: true
    }
    PinPad {
        id: pad
        visible: root.step === "pin"
        onEntered: pin => root.typed(pin)
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap
        Layout.preferredHeight: Math.max(246, Math.min(implicitHeight, root.room - 260))
    }
    SheetText {
        visible: root.step === "passphrase"
        text: qsTr("Notes, answers and statistics go into a file that only this passphrase opens. It can’t be recovered. %1 and the tables stay here too.", "about taking a player to another device; %1 a player").arg(root.who)
    }
    Field {
        id: first
        visible: root.step === "passphrase"
        label: qsTr("Passphrase", "name of a field")
        secret: true
        onAccepted: again.focusLine()
        Layout.fillWidth: true
    }
    Field {
        id: again
        visible: root.step === "passphrase"
        label: qsTr("The same passphrase again", "name of a field")
        secret: true
        wrong: root.differed ? qsTr("The two are not the same.", "about a passphrase that was typed twice") : ""
        onAccepted: root.go()
        Layout.fillWidth: true
    }
    SheetText {
        visible: root.step === "done" && !root.handed
        text: qsTr("Saved as %1", "%1 the file of a player").arg(carriage.file)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    SheetText {
        visible: root.step === "done"
        text: qsTr("Take the file to the other device and choose “Import a player” in Settings there.", "what to do with the file of a player")
    }
    PrimaryButton {
        visible: root.step === "passphrase"
        text: patience.running ? root.moment : qsTr("Make the file", "button: the file of a player for another device")
        onClicked: root.go()
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: root.step === "done" ? qsTr("Close", "button that closes a sheet") : qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
