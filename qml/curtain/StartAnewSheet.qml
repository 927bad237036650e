import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A player's file cannot be opened any more: says what is lost by beginning a new one and what is not.
Sheet {
    id: root

    required property CurtainForm curtain
    property string trouble

    Patience { id: patience }
    function begin() {
        root.trouble = root.curtain.startNotesAnew();
        if (root.trouble === "")
            root.close();
    }

    title: qsTr("Begin new notes for %1?", "question; %1 a player").arg(curtain.name)

    Label {
        text: qsTr("The old file is put aside under another name, not deleted. Answers are worked out again from the log; marks and texts written by hand are lost.", "what beginning new notes means")
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "beginAnew"
        text: patience.running ? qsTr("One moment…", "on a button that was pressed, while something takes its time") : qsTr("Begin new notes", "button when a player's file cannot be opened any more")
        onClicked: patience.run(() => root.begin())
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
