pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The end: the sky opens sector by sector, then the score sheet, what decided a tie, and whether everybody was fair. With
// the board on the table it asks first, and the score sheet is filled in by hand.
PageFrame {
    id: root

    required property Session session
    property string trouble
    readonly property bool lying: width > height * 1.25

    signal done()
    signal scoreSheetWanted()
    signal lookBack()
    signal rematch()

    TableModel { id: table; session: root.session }
    RevealModel { id: end; session: root.session }
    ScoreSheet { id: filled; session: root.session }
    readonly property var finder: end.finders.length > 0 ? table.players[end.finders[0]] : null
    readonly property bool open: end.over && wheel.complete
    readonly property bool counted: !table.withBoard || filled.begun // there are points to show

    forEverybody: true
    title: !end.over ? qsTr("Reveal the sky?", "title, with the cardboard board")
        : !open ? qsTr("The sky opens", "title while the sky is revealed")
        : finder ? qsTr("%1 found Planet X", "title at the end, %1 a player").arg(finder.name) : qsTr("The whole sky", "title at the end when nobody found Planet X")
    starry: true
    scrolled: view.contentY > 0
    subtitle: !open ? "" : finder ? qsTr("in sector %1", "line under 'found Planet X'").arg(end.planetX)
                                  : qsTr("Planet X is in sector %1", "line under 'The whole sky'").arg(end.planetX)
    player: open && finder ? finder.colour : -1
    canGoBack: true

    Connections {
        target: end
        function onChanged() {
            wheel.opening();
        }
    }
    Component.onCompleted: wheel.opening()
    onVisibleChanged: if (visible) filled.readAgain()

    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: root.lying ? Math.max(height, sheet.implicitHeight) : wheel.height + Theme.group + sheet.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        KeepInView { target: view }

        RevealWheel {
            id: wheel
            objectName: "revealWheel"
            visible: end.over
            x: root.lying ? 0 : Math.round((view.width - width) / 2)
            y: root.lying ? view.contentY + Math.max(0, (view.height - height) / 2) : 0
            width: !end.over ? 0 : root.lying ? Math.min(view.height, view.width * 0.52) : Math.min(view.width, Math.max(240, view.height * 0.4))
            height: width
            sky: end.sky
            tokens: end.tokens
        }
        ColumnLayout {
            id: sheet
            readonly property real edge: root.lying && end.over ? wheel.width + Theme.group : 0
            x: edge + Math.max(0, (view.width - edge - width) / 2)
            y: root.lying ? Math.max(0, (view.height - implicitHeight) / 2) : wheel.height + Theme.group
            width: Math.min(view.width - edge, 560)
            spacing: 12

            BeforeReveal {
                visible: !end.over
                refusal: end.refusal
                trouble: root.trouble
                onRevealed: root.trouble = end.reveal()
                Layout.fillWidth: true
            }
            ScoreResult {
                visible: root.open && root.counted
                scores: table.withBoard ? filled.byRank : end.scores
                players: table.players
                decided: true
                tie: table.withBoard ? filled.tie : end.tie
                Layout.fillWidth: true
            }
            AuditWords {
                visible: root.open
                end: end
                players: table.players
                Layout.fillWidth: true
            }
            HelpUsed {
                visible: root.open && viewing
                session: root.session
                help: table.help
                Layout.fillWidth: true
            }
            SecondaryButton {
                visible: end.over && !root.open
                text: qsTr("Show everything", "button while the sky is revealed sector by sector")
                onClicked: wheel.all()
                Layout.alignment: Qt.AlignHCenter
            }
            ShareToday { visible: root.open && counts; session: root.session; Layout.fillWidth: true }
            AfterReveal {
                visible: root.open
                withBoard: table.withBoard
                counted: root.counted
                onScoreSheetWanted: root.scoreSheetWanted()
                onLookBack: root.lookBack()
                onRematch: root.rematch()
                onDone: root.done()
                Layout.fillWidth: true
            }
        }
    }
}
