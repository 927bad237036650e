import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// A new PIN, typed twice. It is handed over once both are the same, and not kept here.
Sheet {
    id: root

    property string who
    property bool removable: false // whether there is one to take away
    property bool again: false // the second time
    property bool differed: false
    property string first: ""

    signal chosen(string pin)
    signal removed()

    title: again ? qsTr("The same PIN again", "title of the sheet") : qsTr("A PIN for %1", "title of the sheet; %1 a player").arg(who)
    onAboutToShow: forget()
    onClosed: forget()

    function forget() {
        root.first = "";
        root.again = false;
        root.differed = false;
        pad.digits = "";
    }
    function typed(pin: string) {
        if (!root.again) {
            root.first = pin;
            root.again = true;
            root.differed = false;
        } else if (pin === root.first) {
            root.close();
            root.chosen(pin);
        } else {
            root.first = "";
            root.again = false;
            root.differed = true;
            pad.refuse();
        }
    }

    Text {
        text: root.differed ? qsTr("The two were not the same. Begin again.", "about a PIN that was typed twice")
            : qsTr("It keeps your notes from the others at this device. It cannot be found out again: keep it in mind.", "about a PIN")
        font: Theme.body
        color: root.differed ? Theme.danger : Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PinPad {
        id: pad
        focus: true
        onEntered: pin => root.typed(pin)
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(implicitHeight, Math.max(260, (root.parent ? root.parent.height : 600) - 320))
    }
    SecondaryButton {
        visible: root.removable
        text: qsTr("No PIN", "button that takes the PIN away")
        onClicked: {
            root.close();
            root.removed();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
