import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A player from another device: the file, its passphrase, and who has arrived.
Sheet {
    id: root

    required property App app
    property url file
    property string trouble
    property bool arrived: false
    readonly property bool chosen: String(file) !== ""
    readonly property bool choosing: dialog.item ? dialog.item.choosing : false // qmllint disable

    function begin() {
        root.file = "";
        root.trouble = "";
        root.arrived = false;
        words.text = "";
    }
    function choose() {
        dialog.active = true;
        dialog.item.open(); // qmllint disable
    }
    Patience { id: patience }
    function go() {
        patience.run(root.bring);
    }
    function bring() {
        root.trouble = !root.chosen || words.text === "" ? "Incomplete" : carriage.bring(root.file, words.text);
        if (root.trouble !== "")
            return;
        words.text = "";
        root.arrived = true;
    }

    title: arrived ? qsTr("%1 is here", "title of a sheet; %1 a player").arg(carriage.arrived)
        : qsTr("Import a player", "button, and title of a sheet: from another device")
    onAboutToShow: begin()
    onClosed: begin()

    Carriage { id: carriage; app: root.app }
    Loader { // what dialogs are made of is not read before somebody wants one
        id: dialog
        active: false
        visible: false
        source: "TravelFileDialog.qml"
        onLoaded: item.currentFolder = carriage.folder // qmllint disable
    }
    Connections {
        target: dialog.item
        function onChosen(file: url) {
            root.trouble = "";
            root.file = file;
        }
    }

    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    SheetText {
        text: root.arrived ? qsTr("All notes and statistics came along. Set a PIN if others use this device.", "about a player who has arrived")
            : qsTr("On the other device, choose “Move to another device” in Settings. It makes a file: open it here with the same passphrase.", "about bringing a player from another device")
    }
    SecondaryButton {
        visible: !root.arrived
        text: !root.chosen ? qsTr("Choose the file", "button") : qsTr("Choose another file", "button")
        Accessible.description: name.text
        onClicked: root.choose()
        Layout.fillWidth: true
    }
    SheetText {
        id: name
        visible: text !== "" && !root.arrived
        text: carriage.nameOf(root.file)
        color: Theme.muted
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    Field {
        id: words
        visible: !root.arrived
        label: qsTr("Passphrase", "name of a field")
        secret: true
        onAccepted: root.go()
        Layout.fillWidth: true
    }
    PrimaryButton {
        visible: !root.arrived
        text: patience.running ? qsTr("One moment…", "on a button that was pressed, while something takes its time") : qsTr("Import", "button: a player from another device")
        onClicked: root.go()
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: root.arrived ? qsTr("Close", "button that closes a sheet") : qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
