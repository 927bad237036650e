pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// The first frame, while the vault is being opened: quiet, and gone at once where all is well.
PageFrame {
    id: root

    title: qsTr("Opening your tables", "the app has just been started")
    header: null
    skyTop: Theme.curtainTop
    starry: true

    WaitingDot {
        text: root.title
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
    }
}
