pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Why something cannot be: what stands over it, the reasons, and the laws that are needed besides.
Column {
    id: root

    property string heading
    property var why: ({ reasons: [], laws: [] }) // ShownWhy
    property bool tappable: true
    property int current: -1 // the reason that is pointed at

    readonly property var lights: current < 0 || current >= why.reasons.length ? null : why.reasons[current]

    onWhyChanged: current = -1
    spacing: 6

    Label {
        visible: text !== ""
        text: root.heading
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        width: root.width
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.tappable ? root.why.reasons : []
        WithClueHelp {
            id: told
            required property int index
            required property var modelData
            clue: modelData.clue
            width: root.width
            ReasonLine {
                objectName: "reason"
                width: told.room
                iconName: ReasonWords.icon(told.modelData)
                text: ReasonWords.piece(told.modelData)
                current: root.current === told.index
                onClicked: root.current = current ? -1 : told.index
            }
        }
    }
    Repeater {
        model: root.tappable ? [] : root.why.reasons
        WithClueHelp {
            id: said
            required property var modelData
            clue: modelData.clue
            width: root.width
            LogLine {
                objectName: "reason"
                width: said.room
                iconName: ReasonWords.icon(said.modelData)
                text: ReasonWords.piece(said.modelData)
            }
        }
    }
    Repeater {
        model: root.why.laws
        LogLine {
            required property var modelData
            readonly property real inset: root.tappable ? 10 : 0
            objectName: "law"
            x: inset
            width: root.width - 2 * inset
            iconName: "ui-table"
            iconColour: Theme.muted
            text: ReasonWords.law(modelData)
        }
    }
}
