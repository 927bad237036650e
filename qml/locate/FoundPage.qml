import QtQuick
import Aphelion

// Somebody else has found Planet X: everybody here sees who, nobody where.
GuessMoment {
    id: root

    required property Session session
    required property int finder // a player

    readonly property var who: table.players[finder] ?? null

    TableModel { id: table; session: root.session }

    player: who?.colour ?? -1
    title: qsTr("%1 found Planet X", "large: somebody else has found it, %1 a name").arg(who?.name ?? "")
    detail: qsTr("Where it is stays a secret until the end. Whoever is behind still has one last chance.", "somebody else has found Planet X")
    Component.onCompleted: begin()
}
