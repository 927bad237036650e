pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Everything that happened in public, the newest first.
PageFrame {
    id: root

    required property Session session

    TableModel { id: table; session: root.session }

    title: qsTr("Log", "title of a page")
    subtitle: qsTr("What everybody has seen, the newest first", "below the title Log")
    bottomPadding: 0

    ListView {
        id: list
        objectName: "log"
        readonly property real column: Math.min(width, 560)
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.group
        activeFocusOnTab: true
        keyNavigationEnabled: true
        readonly property var counted: Array.from(table.log).filter(line => line.kind !== "TheoriesSealed").reverse() // that somebody has chosen is soon told better
        readonly property var gone: Array.from(table.abandoned).filter(line => line.kind !== "TheoriesSealed").reverse()
        model: counted.concat(gone)
        Accessible.role: Accessible.List
        Accessible.name: root.title
        delegate: LogEntry {
            required property var modelData
            required property int index
            width: list.column
            x: (list.width - width) / 2
            line: modelData
            players: table.players
            gone: index >= list.counted.length
            headed: index === list.counted.length
            focused: ListView.isCurrentItem && list.activeFocus
        }
    }
}
