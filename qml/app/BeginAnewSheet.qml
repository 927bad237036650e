import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// Before what cannot be opened is put aside: what is lost by that, and what is not.
Sheet {
    id: root

    signal agreed()

    title: qsTr("Put it aside and begin anew?", "question")

    Label {
        text: qsTr("Open tables, history and settings are not in the new list. Players and their notes come along if they can still be read.", "what beginning anew means")
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        text: qsTr("The old file is not deleted. It stays in the folder under another name, in case somebody can repair it.", "what beginning anew means")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PrimaryButton {
        text: qsTr("Begin anew", "button that puts a damaged file aside")
        onClicked: {
            root.close();
            root.agreed();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
