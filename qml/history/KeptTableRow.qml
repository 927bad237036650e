import QtQuick
import QtQuick.Layouts
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
    Accessible.description: Words.list([what.text, when.text])
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusCard
        fill: Theme.surface
        line: Theme.outline
        down: root.down
        focused: root.visualFocus
    }
    contentItem: RowLayout {
        spacing: 12
        ColumnLayout {
            spacing: 2
            Text {
                text: root.text
                font: Theme.heading
                color: root.enabled ? Theme.text : Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Text {
                id: what
                text: root.table ? KeptWords.what(root.table) : ""
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Text {
                id: when
                text: root.table ? KeptWords.when(root.table.changed) : ""
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        Icon {
            visible: root.enabled
            name: "ui-forward"
            size: 20
            colour: Theme.muted
        }
    }
}
