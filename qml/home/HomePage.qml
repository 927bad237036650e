pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The first page: the open table if there is one, and the ways to another. On a tablet and on its side the mark stands beside them.
PageFrame {
    id: root

    required property App app
    property string trouble

    signal resumed(string table)
    signal newGame()
    signal enterCode()
    signal history()
    signal settings()

    readonly property bool wide: width >= 700
    readonly property real half: wide ? (availableWidth - 2 * margin) / 2 : availableWidth
    // What is left over is shared out around the mark.
    readonly property real spare: wide ? 0 : Math.max(0, availableHeight - head.implicitHeight - doors.implicitHeight - 2 * margin)

    title: qsTr("Aphelion", "the app's name on its first page")
    header: null
    skyTop: Theme.curtainTop
    bottomPadding: 0
    topPadding: 0

    StarField {
        x: -root.leftPadding
        width: root.width
        height: root.height
        count: root.wide ? 140 : 90
    }
    HomeHead {
        id: wideHead
        visible: root.wide
        width: root.half
        anchors.verticalCenter: parent.verticalCenter
        large: root.height >= 600
        pictureHeight: Math.min(root.half * 0.6, root.availableHeight - Math.min(190, 120 * Theme.textScale))
    }
    ScrollColumn {
        id: column
        x: root.wide ? root.half + 2 * root.margin : 0
        width: root.half
        height: parent.height
        widest: 440
        spacing: 0
        HomeHead {
            id: head
            visible: !root.wide
            pictureHeight: Math.min(root.half * 0.6, root.availableHeight * 0.3)
            Layout.fillWidth: true
            Layout.topMargin: root.spare * 0.3
        }
        HomeDoors {
            id: doors
            app: root.app
            trouble: root.trouble
            onResumed: table => root.resumed(table)
            onNewGame: root.newGame()
            onEnterCode: root.enterCode()
            onHistory: root.history()
            onSettings: root.settings()
            Layout.fillWidth: true
            Layout.topMargin: root.wide ? Math.max(root.margin, (root.availableHeight - implicitHeight) / 2 - Theme.gap) : root.margin + root.spare * 0.7
            Layout.bottomMargin: root.margin
        }
    }
}
