import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// Going on without the other devices: what is then shared, and what is not.
Sheet {
    id: root

    signal chosen(bool withBoard)

    title: qsTr("Play by the code only", "title of the sheet")

    Label {
        text: qsTr("This device then has the same sky as the others, but no connection to them: turns, time and theories are not shared. With the board on the table that is all you need.", "what playing by the code only means")
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PrimaryButton {
        text: qsTr("We have the board on the table", "button: play by the code with the cardboard board")
        onClicked: {
            root.close();
            root.chosen(true);
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("A game of our own on this device", "button: play the same sky without the others")
        onClicked: {
            root.close();
            root.chosen(false);
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Cancel", "button that closes a sheet without doing anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
