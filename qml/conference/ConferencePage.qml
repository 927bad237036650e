pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A conference that the Earth has reached: its clue, for everybody.
StepPage {
    id: root

    required property Session session
    required property var held // LogLine

    signal done()

    title: qsTr("Conference", "title of a page")
    subtitle: qsTr("The clue for everybody", "below the title Conference")
    note: qsTr("It stays in the log and in everybody’s notes", "below the button that leaves a conference")
    skyTop: Theme.curtainTop
    starry: true
    centred: true
    widest: 640

    ConferenceFace {
        title: root.held.title
        clue: root.held.clue
        lying: root.sideways
        roomy: root.width >= 600 && root.height >= 600
        width: parent.width
    }
    steps: PrimaryButton {
        objectName: "next"
        text: qsTr("Continue", "button")
        focus: true
        Layout.fillWidth: true
        onClicked: root.done()
    }
}
