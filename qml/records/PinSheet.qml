import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The PIN of the player whose results are wanted.
Sheet {
    id: root

    required property Records records
    readonly property real room: parent ? parent.height : 700
    readonly property int wait: records.waitLeft
    readonly property string moment: qsTr("One moment…", "on a sheet for a PIN, while results are opened")

    function unlock(pin: string) {
        if (root.records.unlock(pin) === "")
            root.close();
        else
            pad.refuse();
    }

    title: qsTr("The PIN of %1", "title of a sheet; %1 a player").arg(records.name)
    onOpened: pad.forceActiveFocus()
    onClosed: pad.clear()

    Patience { id: patience }
    PinWords {
        objectName: "pinFault"
        wrong: !patience.running
        text: patience.running ? root.moment : root.wait === 1 ? qsTr("Too many wrong PINs. Next try in 1 second.", "on a sheet for a PIN")
            : root.wait > 1 ? qsTr("Too many wrong PINs. Next try in %1 seconds.", "on a sheet for a PIN, two or more").arg(root.wait)
            : root.records.fault !== "" ? TroubleWords.title(root.records.fault) : ""
        sayings: [root.moment, TroubleWords.title("WrongPin"), qsTr("Too many wrong PINs. Next try in %1 seconds.", "on a sheet for a PIN, two or more").arg(600)]
        Layout.fillWidth: true
    }
    PinPad {
        id: pad
        objectName: "pad"
        focus: true
        enabled: root.wait === 0
        opacity: enabled ? 1 : Theme.dimmed(0.4)
        onEntered: pin => patience.run(() => root.unlock(pin))
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap
        Layout.preferredHeight: Math.max(246, Math.min(implicitHeight, root.room - 260))
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
