import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A new PIN, typed twice, after the old one where there is one to prove. They are handed over and not kept here.
Sheet {
    id: root

    property string who
    property bool asksOld: false
    property bool removable: false // whether there is one to take away
    property string trouble

    signal chosen(string oldPin, string newPin) // an empty new one takes it away

    property string step: "new" // old, new, again
    property string old: ""
    property string first: ""
    property bool differed: false

    readonly property real room: parent ? parent.height : 700
    readonly property bool tall: room >= 480 * Theme.textScale

    onAboutToShow: begin("")
    onOpened: pad.forceActiveFocus()
    onClosed: begin("")

    function begin(trouble: string) {
        root.old = "";
        root.first = "";
        root.differed = false;
        root.step = root.asksOld ? "old" : "new";
        root.trouble = trouble;
        pad.clear();
    }
    function typed(pin: string) {
        if (root.step === "old") {
            root.old = pin;
            root.step = "new";
        } else if (root.step === "new") {
            root.first = pin;
            root.differed = false;
            root.step = "again";
        } else if (pin === root.first) {
            root.chosen(root.old, pin);
        } else {
            root.first = "";
            root.differed = true;
            root.step = "new";
            pad.refuse();
        }
    }
    // What came of it: closed where it is stored, from the beginning otherwise.
    function settle(trouble: string) {
        if (trouble === "")
            root.close();
        else
            root.begin(trouble);
    }

    title: step === "old" ? qsTr("The PIN of %1 until now", "title of the sheet; %1 a player").arg(who)
        : step === "new" ? qsTr("A new PIN for %1", "title of the sheet; %1 a player").arg(who)
        : qsTr("The same PIN again", "title of the sheet")

    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    SteadyLabel {
        readonly property string differs: qsTr("The two were not the same. Begin again.", "about a PIN that was typed twice")
        readonly property string about: qsTr("It keeps notes from the others at this device. Nobody can find it out again, so keep it in mind.", "about a PIN")
        visible: root.differed || root.tall
        text: root.differed ? differs : about
        among: root.tall ? [differs, about] : []
        font: Theme.body
        color: root.differed ? Theme.danger : Theme.muted
        Layout.fillWidth: true
        Accessible.role: root.differed ? Accessible.AlertMessage : Accessible.StaticText
        Accessible.name: text
    }
    PinPad {
        id: pad
        focus: true
        onEntered: pin => root.typed(pin)
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap
        Layout.preferredHeight: Math.max(246, Math.min(implicitHeight, root.room - 330))
    }
    SecondaryButton {
        visible: root.removable && root.step === "new"
        text: qsTr("No PIN", "button that takes the PIN away")
        onClicked: root.chosen(root.old, "")
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
