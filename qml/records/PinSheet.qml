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

    title: qsTr("The PIN of %1", "title of a sheet; %1 a player").arg(records.name)
    onOpened: pad.forceActiveFocus()
    onClosed: pad.clear()

    SteadyLabel {
        objectName: "pinFault"
        text: root.wait === 1 ? qsTr("Too many wrong PINs. Next try in 1 second.", "on a sheet for a PIN")
            : root.wait > 1 ? many(root.wait)
            : root.records.fault !== "" ? TroubleWords.title(root.records.fault) : ""
        among: [many(60), TroubleWords.title("WrongPin")]
        function many(seconds: int): string {
            return qsTr("Too many wrong PINs. Next try in %1 seconds.", "on a sheet for a PIN, two or more").arg(seconds);
        }
        font: Theme.body
        color: Theme.danger
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.ignored: text === ""
    }
    PinPad {
        id: pad
        focus: true
        enabled: root.wait === 0
        opacity: enabled ? 1 : Theme.dimmed(0.4)
        onEntered: pin => {
            if (root.records.unlock(pin) === "")
                root.close();
            else
                pad.refuse();
        }
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
