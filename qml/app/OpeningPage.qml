pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// The first frame, while the vault is being opened: quiet, and gone at once where all is well.
PageFrame {
    id: root

    title: qsTr("Opening your tables", "the app has just been started")
    header: null
    skyTop: Theme.curtainTop

    StarField {
        x: -root.leftPadding
        y: -root.topPadding
        width: root.width
        height: root.height
        count: root.width >= 700 ? 140 : 90
    }
    WaitingDot {
        text: root.title
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
    }
}
