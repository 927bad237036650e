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
    readonly property string about: tall ? qsTr("It keeps your notes from the others at this device. It can’t be recovered, so pick one you’ll remember.", "about a PIN")
        : qsTr("Pick one you’ll remember.", "about a PIN, where there is little room")
    readonly property var steps: ({
        "old": qsTr("First the PIN until now.", "above the keys, before a new PIN is chosen"),
        "new": about,
        "again": qsTr("Once more, the same PIN.", "above the keys, while a new PIN is typed twice")
    })
    readonly property string unlike: qsTr("The two were not the same. Begin again.", "about a PIN that was typed twice")

    readonly property string moment: qsTr("One moment…", "on a sheet for a PIN, while it is stored")

    Patience { id: patience }
    function choose(pin: string) {
        patience.run(() => root.chosen(root.old, pin));
    }

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
        root.trouble = "";
        if (root.step === "old") {
            root.old = pin;
            root.step = "new";
        } else if (root.step === "new") {
            root.first = pin;
            root.differed = false;
            root.step = "again";
        } else if (pin === root.first) {
            choose(pin);
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

    title: qsTr("A PIN for %1", "title of the sheet; %1 a player").arg(who)

    PinWords {
        objectName: "pinWords"
        wrong: root.differed || root.trouble !== ""
        text: patience.running ? root.moment : root.differed ? root.unlike : root.trouble !== "" ? TroubleWords.title(root.trouble) : root.steps[root.step]
        among: Object.values(root.steps).concat([root.moment, root.unlike, TroubleWords.title("WrongPin"), TroubleWords.title("TooManyTries")])
        Layout.fillWidth: true
    }
    PinPad {
        id: pad
        objectName: "pad"
        focus: true
        onEntered: pin => root.typed(pin)
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap
        Layout.preferredHeight: Math.max(246, Math.min(implicitHeight, root.room - 330))
    }
    SecondaryButton {
        visible: root.removable // and keeps its room, so that the keys stay where they are
        enabled: root.step === "new"
        opacity: enabled ? 1 : 0
        Accessible.ignored: !enabled
        text: qsTr("No PIN", "button that takes the PIN away")
        onClicked: root.choose("")
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
