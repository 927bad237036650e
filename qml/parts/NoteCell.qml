import QtQuick
import QtQuick.Templates as T

// One cell of the note sheet: what I think of one object in one sector, how I know it, and whether it can be.
T.AbstractButton {
    id: root

    property int sector: 1
    property string object: "C"
    property string mark: "Possible" // Possible, No, Suspected, Certain
    property string origin: "Hand" // Printed, Start, OwnAnswer, Public, Hand
    property int depth: 0 // above 0: only a what-if
    property bool wrong: false
    property bool lit: false // help points at it

    readonly property bool supposed: depth > 0
    readonly property bool untouched: mark === "Possible" && origin === "Hand" // nobody has said anything yet
    readonly property bool filled: mark === "Certain" && !supposed
    readonly property color objectColour: Theme.objectColour(object)
    readonly property color fill: filled ? objectColour : supposed ? Theme.surface : mark === "No" ? Theme.ruledOut
        : mark === "Suspected" ? Theme.raised : Theme.surface
    readonly property real iconSize: Math.min(width, height) * (mark === "Certain" ? 0.54 : 0.49)

    signal held() // a long press, the other mouse button, or the menu key

    implicitWidth: 53
    implicitHeight: 45
    padding: 2
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Words.list([Words.sector(sector), Words.object(object), Words.marks[mark] ?? "", untouched ? "" : Words.origins[origin] ?? "",
        supposed ? qsTr("what if", "spoken of a mark that is only supposed") : "",
        wrong ? qsTr("contradicts", "spoken of a mark that cannot be") : "",
        lit ? qsTr("lit up", "spoken of a cell of the notes that help points at") : ""])
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onMenuPressed: held()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F2 || (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier);
        if (event.accepted)
            held();
    }
    onPressAndHold: held()
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.held()
    }

    background: NoteFace {
        fill: root.down ? Theme.pressed(root.fill) : root.fill
        line: root.mark === "Suspected" ? root.objectColour : Theme.outline
        lineWidth: root.supposed || root.filled ? 0 : root.mark === "Suspected" ? 1.6 : 1
        tint: !root.supposed ? 0 : root.mark === "Certain" ? 0.3 : 0.1
        wrong: root.wrong
        lit: root.lit
        focused: Theme.isMarked(root)
    }
    contentItem: NoteContent {
        object: root.object
        mark: root.mark
        origin: root.origin
        wrong: root.wrong
        iconSize: root.iconSize
        ink: root.filled ? Theme.accentInk : root.supposed ? Theme.whatIf : Theme.muted
        iconColour: root.filled ? Theme.accentInk : !root.supposed ? root.objectColour : root.mark === "Certain" ? Theme.text : Theme.whatIf
    }
}
