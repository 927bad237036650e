import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Aphelion.Parts

// One of the four marks to choose directly: how it looks in a cell, and its name.
T.RadioButton {
    id: root

    property string object: "C"
    property string mark: "Possible"
    property bool current: false

    readonly property bool filled: mark === "Certain"
    readonly property color colour: Theme.objectColour(object)
    readonly property var names: ({
        Possible: qsTr("Possible", "mark to choose in the notes"), No: qsTr("Not here", "mark to choose in the notes"),
        Suspected: qsTr("Suspected", "mark to choose in the notes"), Certain: qsTr("Certain", "mark to choose in the notes")
    })

    text: names[mark] ?? ""
    implicitHeight: Math.max(52, implicitContentHeight + 12)
    implicitWidth: 120
    padding: 6
    leftPadding: 8
    rightPadding: 10
    checkable: false // the notes say which one is current
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: current
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Surface {
        radius: Theme.radiusTile
        fill: root.current ? Theme.selected : Theme.surface
        line: root.current ? Theme.accent : Theme.outline
        down: root.down
        focused: Theme.isMarked(root)
    }
    contentItem: RowLayout {
        spacing: Theme.gap
        NoteFace {
            implicitWidth: 44
            implicitHeight: 38
            fill: root.filled ? root.colour : root.mark === "No" ? Theme.ruledOut : root.mark === "Suspected" ? Theme.raised : Theme.surface
            line: root.mark === "Suspected" ? root.colour : Theme.control
            lineWidth: root.filled ? 0 : root.mark === "Suspected" ? 1.6 : 1
            NoteContent {
                anchors.fill: parent
                object: root.object
                mark: root.mark
                origin: "Hand"
                iconSize: 20
                iconColour: root.filled ? Theme.accentInk : root.colour
            }
        }
        Label {
            text: root.text
            font: root.current ? Theme.label : Theme.labelPlain
            color: Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
}
