pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The theories that are still face down: a row for each sector, a column for each space of the track.
Column {
    id: root

    property var tracks: [] // ShownTrack
    property var players: [] // ShownPlayer
    property string heading

    readonly property var columns: [
        qsTr("placed", "outer space of the theory track, as short as can be"), "1", "2",
        qsTr("review", "inner space of the theory track, as short as can be")
    ]
    readonly property var spoken: [
        qsTr("just placed", "spoken: outer space of the theory track"), qsTr("moved one space", "spoken: second space of the theory track"),
        qsTr("moved two spaces", "spoken: third space of the theory track"), qsTr("at the peer review", "spoken: inner space of the theory track")
    ]

    spacing: Theme.gap
    Label {
        text: root.heading
        font: Theme.heading
        color: Theme.text
        wrapMode: Text.Wrap
        width: parent.width
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    RowLayout {
        spacing: 5
        width: parent.width
        Item { implicitWidth: 40 * Theme.textScale }
        Repeater {
            model: root.columns
            Label {
                required property string modelData
                text: modelData
                font: Theme.small
                color: Theme.muted
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }
    Repeater {
        model: root.tracks
        RowLayout {
            id: row
            required property var modelData
            objectName: "track" + modelData.sector
            spacing: 5
            width: root.width
            Label {
                text: row.modelData.sector
                font: Theme.label
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                Layout.preferredWidth: 40 * Theme.textScale
            }
            Repeater {
                model: row.modelData.spaces
                TrackSpace {
                    required property int index
                    required property var modelData
                    sector: row.modelData.sector
                    name: root.spoken[index]
                    players: root.players
                    tokens: modelData
                    inner: index === row.modelData.spaces.length - 1
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }
            }
        }
    }
    Label {
        text: qsTr("Face down: only their owners know what they say", "below the theories on their tracks")
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        width: parent.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
