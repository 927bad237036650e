import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// A link to another table came in the middle of something: nobody is taken away from it without being asked.
Sheet {
    id: root

    property bool playing: false // at a table; otherwise one is being set up

    signal agreed()

    title: qsTr("Go to another table?", "question after somebody followed a link with a game code")

    Label {
        text: root.playing ? qsTr("You followed a link to another game. This one is saved and waits on the first page.", "what following the link means")
                           : qsTr("You followed a link to another game. The table you are setting up here is given up, also for those who wait for it.", "what following the link means")
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PrimaryButton {
        text: qsTr("Stay here", "button: a link is not followed")
        onClicked: root.close()
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Go there", "button: a link is followed")
        onClicked: {
            root.close();
            root.agreed();
        }
        Layout.fillWidth: true
    }
}
