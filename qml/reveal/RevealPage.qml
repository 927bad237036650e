pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The end is a show: the sky opens sector by sector, then the score sheet line by line, then who has won; whoever does not
// want to wait sees everything at once. With the board on the table it asks first, and the score sheet is filled in by hand.
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
    CompanyModel { id: company; session: root.session }
    RevealModel { id: end; session: root.session }
    ScoreSheet { id: filled; session: root.session }
    readonly property int me: table.isShared ? -1 : table.viewpoint // whoever is alone at this device
    readonly property var finder: end.finders.length > 0 ? table.players[end.finders[0]] : null
    readonly property bool open: end.over && wheel.complete
    readonly property bool counted: !table.withBoard || filled.begun // there are points to show
    property int lines: 0 // of the score sheet that are out
    readonly property bool told: open && (!counted || lines >= result.lines)

    function showAll() {
        wheel.all();
        lines = result.lines;
    }
    onToldChanged: {
        if (told && skip.activeFocus)
            after.first.forceActiveFocus();
        if (!foot.loose || !Theme.byKeys) // else what has the keyboard must be seen
            view.contentY = 0;
    }
    onOpenChanged: if (open && Theme.reveal === 0) lines = result.lines
    Timer {
        running: root.open && !root.told
        repeat: true
        interval: root.lines === 0 ? 2 * Theme.revealPause : 2 * Theme.reveal
        onTriggered: ++root.lines
    }

    forEverybody: true
    title: !end.over ? qsTr("Reveal the sky?", "title, with the cardboard board")
        : !open ? qsTr("The sky opens", "title while the sky is revealed")
        : !finder ? qsTr("The whole sky", "title at the end when nobody found Planet X")
        : finder.player === me ? qsTr("You found Planet X", "title at the end")
        : qsTr("%1 found Planet X", "title at the end, %1 a player").arg(finder.name)
    starry: true
    scrolled: view.contentY > 0
    subtitle: !open ? "" : finder ? qsTr("in sector %1", "line under 'found Planet X'").arg(end.planetX)
                                  : qsTr("Planet X is in sector %1", "line under 'The whole sky'").arg(end.planetX)
    player: open && finder ? finder.colour : -1
    canGoBack: true
    bottomPadding: 0

    Connections {
        target: end
        function onChanged() {
            wheel.opening();
        }
    }
    Component.onCompleted: wheel.opening()
    onVisibleChanged: if (visible) filled.readAgain()

    Item {
        id: place
        anchors.fill: parent

        Scroll {
            id: view
            width: parent.width
            height: parent.height - (foot.visible && !foot.loose ? foot.height : 0)
            contentHeight: (root.lying ? Math.max(height, sheet.implicitHeight) : wheel.height + Theme.group + sheet.implicitHeight + Theme.gap)
                + (foot.visible && foot.loose ? foot.height : 0)
            KeepInView { target: view }

            RevealWheel {
                id: wheel
                objectName: "revealWheel"
                readonly property real most: Math.min(view.width, root.height * (root.open ? 0.34 : 0.6))
                visible: end.over
                x: root.lying ? 0 : Math.round((view.width - width) / 2)
                y: root.lying ? view.contentY + Math.max(0, (view.height - height) / 2) : 0
                width: !end.over ? 0 : root.lying ? Math.min(view.height, view.width * 0.52) : Math.max(Math.min(200, view.width), most)
                height: width
                sky: end.sky
                tokens: end.tokens
                Behavior on width { NumberAnimation { duration: root.open ? Theme.pageIn : 0; easing.type: Easing.InOutCubic } }
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
                SecondaryButton { // where the winner will stand: a second tap hits nothing
                    id: skip
                    visible: end.over && !root.told
                    focus: true
                    text: qsTr("Show everything", "button while the sky is revealed sector by sector")
                    onClicked: root.showAll()
                    Layout.alignment: Qt.AlignHCenter
                }
                ScoreResult {
                    id: result
                    visible: root.open && root.counted
                    scores: table.withBoard ? filled.byRank : end.scores
                    players: table.players
                    me: root.me
                    out: root.lines
                    decided: true
                    tie: table.withBoard ? filled.tie : end.tie
                    Layout.fillWidth: true
                }
                SecondaryButton {
                    objectName: "changePoints"
                    visible: root.told && table.withBoard && root.counted
                    iconName: "ui-write"
                    text: qsTr("Change the score sheet", "button that opens the score sheet with the cardboard board")
                    onClicked: root.scoreSheetWanted()
                    Layout.fillWidth: true
                }
                AuditWords {
                    visible: root.told
                    end: end
                    players: table.players
                    Layout.fillWidth: true
                }
                SameStory {
                    objectName: "sameStory"
                    visible: root.told && company.several
                    session: root.session
                    Layout.fillWidth: true
                }
                HelpUsed {
                    visible: root.told && viewing
                    session: root.session
                    help: table.help
                    Layout.fillWidth: true
                }
                ShareToday { visible: root.told && counts; session: root.session; Layout.fillWidth: true }
            }
        }
        Foot {
            id: foot
            readonly property bool loose: implicitHeight > 0.3 * root.height // no room to stand still
            visible: root.told
            parent: loose ? view.contentItem : place
            x: -root.margin
            y: loose ? view.contentHeight - height : place.height - height
            width: place.width + 2 * root.margin
            widest: root.lying ? 760 : 560
            AfterReveal {
                id: after
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
