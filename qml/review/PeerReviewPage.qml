pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A peer review: sector by sector the tokens turn, then who was right and who moves on; below, the theories that are still
// face down. A tap turns all of them at once. Everybody looks at it, so it shows nobody's secrets.
StepPage {
    id: root

    required property Session session
    required property PublicNews news

    signal done()

    TableModel { id: table; session: root.session }
    property bool hurried: false // somebody does not want to wait for the tokens
    readonly property var next: table.nextEvent
    readonly property int me: table.isShared ? -1 : table.viewpoint
    readonly property var players: table.players
    readonly property var names: players.map(player => LogWords.own(player.name, player.player === me))

    title: qsTr("Peer review", "title of a page")
    subtitle: qsTr("For everybody at the table", "below the title Peer review")
    note: table.phase === "Theories" ? qsTr("Next: theories, right now", "the Earth has already reached them")
        : next.kind === "conference" ? qsTr("Next: a conference, when the Earth enters %1", "%1 a sector").arg(next.sector)
        : next.kind === "theory" ? qsTr("Next: theories, when the Earth enters %1", "%1 a sector").arg(next.sector) : ""

    Column {
        id: cards
        spacing: Theme.gap
        width: parent.width
        Repeater {
            model: root.news.reviewed
            ReviewCard {
                required property var modelData
                required property int index
                reviewed: modelData
                place: index
                hurried: root.hurried
                names: root.names
                colours: root.players.map(player => player.colour)
                width: cards.width
            }
        }
    }
    TapHandler {
        onTapped: root.hurried = true
    }
    TrackTable {
        visible: root.news.tracks.length > 0
        tracks: root.news.tracks
        players: table.players
        heading: qsTr("The other theories move on", "heading in a peer review")
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
