pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A peer review: sector by sector what was turned up, who was right, who moves on; below, the theories that are still
// face down. Everybody looks at it, so it shows nobody's secrets.
StepPage {
    id: root

    required property Session session
    required property PublicNews news

    signal done()

    TableModel { id: table; session: root.session }
    readonly property bool quiet: news.reviewed.length === 0
    readonly property var next: table.nextEvent

    title: qsTr("Peer review", "title of a page")
    subtitle: qsTr("For everybody at the table", "below the title Peer review")
    note: table.phase === "Theories" ? qsTr("Next: theories, right now", "the Earth has already reached them")
        : next.kind === "conference" ? qsTr("Next: a conference, when the Earth enters %1", "%1 a sector").arg(next.sector)
        : next.kind === "theory" ? qsTr("Next: theories, when the Earth enters %1", "%1 a sector").arg(next.sector) : ""

    Notice {
        objectName: "quiet"
        visible: root.quiet
        iconName: "action-theory"
        title: qsTr("Nothing is turned up this time", "peer review without any theory to look at")
        detail: root.news.tracks.length > 0
            ? qsTr("No theory has arrived yet; all of them have moved on.", "peer review without any theory to look at")
            : qsTr("There is no theory on the board.", "peer review without any theory to look at")
        width: parent.width
    }
    Column {
        id: cards
        visible: !root.quiet
        spacing: Theme.gap
        width: parent.width
        Repeater {
            model: root.news.reviewed
            ReviewCard {
                required property var modelData
                required property int index
                reviewed: modelData
                place: index
                players: table.players
                width: cards.width
            }
        }
    }
    TrackTable {
        visible: root.news.tracks.length > 0
        tracks: root.news.tracks
        players: table.players
        heading: root.quiet ? qsTr("The theories move on", "heading in a peer review")
                            : qsTr("The other theories move on", "heading in a peer review")
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
