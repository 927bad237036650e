import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// One table of a list: who played, what and when. Opens it, unless a newer version made it.
T.AbstractButton {
    id: root

    required property var table // ShownTable, or nothing

    enabled: table !== null && table.code !== ""
    text: table ? KeptWords.who(table) : ""
    padding: 14
    implicitWidth: 240
    implicitHeight: Math.max(60, implicitContentHeight + 2 * padding)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: table ? Words.list([KeptWords.what(table), KeptWords.result(table), KeptWords.finder(table), KeptWords.when(table.changed)]) : ""
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusCard
        fill: Theme.surface
        line: Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: KeptTableWords { table: root.table }
}
