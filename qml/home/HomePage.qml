pragma ComponentBehavior: Bound
import QtQuick
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
    signal solo()
    signal today()
    signal howToPlay()
    signal rules()
    signal history()
    signal settings()

    readonly property bool wide: width >= 700 && width > height
    readonly property bool upright: width >= 700 && !wide // a tablet
    readonly property real half: wide ? (availableWidth - 2 * margin) / 2 : availableWidth
    readonly property real least: 96 // of the mark's height

    title: qsTr("Aphelion", "the app's name on its first page")
    header: null
    skyTop: Theme.curtainTop
    starry: true
    bottomPadding: 0
    topPadding: 0

    HomeHead {
        visible: root.wide
        width: root.half
        anchors.verticalCenter: parent.verticalCenter
        large: root.height >= 600
        pictureHeight: Math.max(root.least, Math.min(root.half * 0.6, root.availableHeight - Math.min(190, 120 * Theme.textScale)))
    }
    ScrollColumn {
        x: root.wide ? root.half + 2 * root.margin : 0
        width: root.half
        height: parent.height
        widest: root.upright ? 560 : 440
        // What is left over is shared out around the mark.
        Item {
            id: place
            readonly property real above: root.wide ? 0 : head.implicitHeight
            readonly property real spare: Math.max(0, root.availableHeight - 2 * Theme.gap - above - doors.implicitHeight - 2 * root.margin)
            implicitHeight: above + doors.implicitHeight + spare + 2 * root.margin
            width: parent.width
            HomeHead {
                id: head
                visible: !root.wide
                large: root.upright
                y: place.spare * 0.3
                width: place.width
                pictureHeight: Math.max(root.least, Math.min(root.half * 0.6, root.availableHeight * 0.3, root.availableHeight - doors.implicitHeight - 150))
            }
            HomeDoors {
                id: doors
                y: root.wide ? root.margin + place.spare / 2 : place.height - implicitHeight - root.margin
                width: place.width
                app: root.app
                trouble: root.trouble
                onResumed: table => root.resumed(table)
                onNewGame: root.newGame()
                onEnterCode: root.enterCode()
                onSolo: root.solo()
                onToday: root.today()
                onHowToPlay: root.howToPlay()
                onRules: root.rules()
                onHistory: root.history()
                onSettings: root.settings()
            }
        }
    }
}
