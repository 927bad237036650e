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
    property OwnAnswer own: null // on an own device, what its player was told at the same moment
    property bool both: false // has not been seen yet
    Component.onCompleted: both = own !== null && own.shown && !own.said

    signal done()

    title: qsTr("Conference", "title of a page")
    subtitle: qsTr("The clue for everybody", "below the title Conference")
    note: qsTr("It stays in the log and in everybody’s notes", "below the button that leaves a conference")
    skyTop: Theme.curtainTop
    starry: true
    centred: true
    widest: 640

    Slot {
        wanted: root.both
        visible: wanted
        implicitHeight: item?.implicitHeight ?? 0
        width: parent.width
        content: ToldCard {
            own: root.own
            closable: false
        }
    }
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
