import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// With the board on the table: the sky is shown when people say so, and only then.
ColumnLayout {
    id: root

    property string refusal
    property string trouble

    signal revealed()

    spacing: Theme.group

    Label {
        text: qsTr("Everybody at the table will see the whole sky. Do it when the last chance is over: nothing can be asked afterwards.", "before the reveal with the cardboard board")
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Notice {
        visible: root.refusal !== "" || root.trouble !== ""
        title: root.refusal !== "" ? RefusalWords.why(root.refusal) : TroubleWords.title(root.trouble)
        detail: root.trouble === "" ? "" : TroubleWords.detail(root.trouble)
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "revealNow"
        enabled: root.refusal === ""
        iconName: "action-reveal"
        text: qsTr("Reveal the sky", "button with the cardboard board")
        onClicked: root.revealed()
        Layout.fillWidth: true
    }
}
