import QtQuick
import Aphelion
import Aphelion.Parts

// What is in the way to the table, and what can be done about it.
Column {
    id: root

    required property Joining joining
    required property string air
    required property Session session
    readonly property bool slow: joining.slow && joining.obstacle === "" && air === "Ready"
    readonly property bool detour: slow || joining.hopeless || air !== "Ready" // is worth offering

    readonly property string wait: joining.seconds > 0 ? qsTr("Next try in %1 s.", "after what is in the way; %1 seconds").arg(joining.seconds) : ""

    signal byCode()

    spacing: Theme.gap
    readonly property bool needed: detour || joining.obstacle !== ""
    visible: needed

    AirNotice {
        air: root.air
        session: root.session
        width: parent.width
    }
    Notice {
        visible: root.joining.obstacle !== ""
        iconName: root.joining.passing ? "ui-time" : "ui-warning"
        title: JoiningWords.title(root.joining.obstacle)
        detail: JoiningWords.both(JoiningWords.detail(root.joining.obstacle), root.wait)
        width: parent.width
    }
    Notice {
        visible: root.slow
        iconName: "ui-help"
        title: qsTr("No table found yet", "after looking for a while")
        detail: qsTr("Is the code the same as on the host’s screen? Is that page still open there? Are the devices close together? This one goes on looking.", "hints after looking for a table for a while")
        width: parent.width
    }
    SecondaryButton {
        visible: root.detour
        text: qsTr("Play by the code only", "button: without a connection to the other devices")
        onClicked: root.byCode()
        width: parent.width
    }
}
