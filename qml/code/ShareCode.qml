import QtQuick
import Aphelion
import Aphelion.Parts

// Gives the code and its link to somebody who is not in the room yet; where the device cannot hand them on, they are copied.
Column {
    id: root

    required property App app
    required property string code
    required property string link
    property bool centred: false
    property bool copied: false

    spacing: Theme.gap
    onCodeChanged: copied = false

    Sharing { id: sharing; app: root.app }
    LinkButton {
        text: qsTr("Share", "button: gives the game code to another app")
        Accessible.name: qsTr("Share the code", "spoken name of the button Share")
        onClicked: root.copied = sharing.share(Words.fill(qsTr("Join my table in Aphelion. The game code is %1: %2", "text that is shared; %1 the game code, %2 a link"), root.code, root.link)) === "Copied"
        x: root.centred ? Math.round((parent.width - width) / 2) : -12 // its words stand below the code
    }
    Line {
        objectName: "said"
        visible: root.copied
        text: qsTr("Copied: code and link can be pasted into a message.", "after the game code was copied")
        color: Theme.muted
        horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
        Accessible.role: Accessible.AlertMessage
    }
}
