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
        model: Array.from(table.log).filter(line => line.kind !== "TheoriesSealed").reverse() // that somebody has chosen is soon told better
        Accessible.role: Accessible.List
        Accessible.name: root.title
        delegate: LogEntry {
            required property var modelData
            width: list.column
            x: (list.width - width) / 2
            line: modelData
            players: table.players
            focused: ListView.isCurrentItem && list.activeFocus
        }
    }
}
