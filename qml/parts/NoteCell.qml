import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T

// One cell of the note sheet: what I think of one object in one sector, how I know it, and whether it can be.
T.AbstractButton {
    id: root

    property int sector: 1
    property string object: "C"
    property string mark: "possible" // possible, no, suspected, certain
    property string origin: "hand" // printed, start, answer, public, hand
    property int depth: 0 // above 0: only a what-if
    property bool wrong: false

    readonly property bool supposed: depth > 0
    readonly property bool filled: mark === "certain" && !supposed
    readonly property color objectColour: Theme.objectColour(object)
    readonly property color fill: filled ? objectColour : supposed ? Theme.surface : mark === "no" ? Theme.ruledOut
        : mark === "suspected" ? Theme.raised : Theme.surface
    readonly property real iconSize: Math.min(width, height) * (mark === "certain" ? 0.54 : 0.49)

    implicitWidth: 53
    implicitHeight: 45
    padding: 2
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: [Words.sector(sector), Words.object(object), Words.marks[mark] ?? "", Words.origins[origin] ?? "",
        supposed ? qsTr("what if", "spoken of a mark that is only supposed") : "",
        wrong ? qsTr("contradicts", "spoken of a mark that cannot be") : ""].filter(part => part !== "").join(", ")
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Item {
        Rectangle {
            id: face
            anchors { fill: parent; margins: 2 }
            radius: Theme.radiusCell
            color: root.down ? Theme.pressed(root.fill) : root.fill
            border.width: root.supposed || root.filled ? 0 : root.mark === "suspected" ? 1.6 : 1
            border.color: root.mark === "suspected" ? root.objectColour : Theme.outline
            Behavior on color { ColorAnimation { duration: Theme.pressTime } }
        }
        Rectangle {
            anchors.fill: face
            visible: root.supposed
            radius: Theme.radiusCell
            color: Qt.alpha(Theme.whatIf, root.mark === "certain" ? 0.3 : 0.1)
        }
        Loader {
            anchors.fill: face
            active: root.supposed
            sourceComponent: Shape {
                id: dashes
                readonly property string box: "M7.5 .5H" + (width - 7.5) + "a7 7 0 0 1 7 7V" + (height - 7.5) + "a7 7 0 0 1 -7 7H7.5a7 7 0 0 1 -7 -7V7.5a7 7 0 0 1 7 -7Z"
                ShapePath {
                    strokeWidth: 1.6
                    strokeColor: Theme.whatIf
                    fillColor: "transparent"
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [2.5, 1.875]
                    PathSvg { path: dashes.box }
                }
            }
        }
        Rectangle {
            anchors { fill: parent; margins: 1 }
            visible: root.wrong
            radius: Theme.radiusCell + 1
            color: "transparent"
            border.width: 2
            border.color: Theme.danger
        }
        FocusRing { anchors.margins: -1; corner: Theme.radiusCell - 2; visible: root.activeFocus }
    }
    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            visible: root.mark === "possible"
            width: 4
            height: 4
            radius: 2
            color: root.supposed ? Theme.whatIf : Theme.muted
        }
        Loader {
            anchors.centerIn: parent
            active: root.mark === "no"
            sourceComponent: NoteMark {
                size: 9 * Math.min(1.4, Theme.textScale)
                colour: root.supposed ? Theme.whatIf : Qt.alpha(Theme.muted, root.origin === "printed" ? 0.6 : 1)
            }
        }
        Loader {
            anchors.centerIn: parent
            active: root.mark === "suspected" || root.mark === "certain"
            sourceComponent: ObjectIcon {
                object: root.object
                size: root.iconSize
                colour: root.filled ? Theme.accentInk : !root.supposed ? root.objectColour
                    : root.mark === "certain" ? Theme.text : Theme.whatIf
            }
        }
        NoteOrigin {
            anchors { top: parent.top; right: parent.right }
            visible: root.origin !== "hand"
            origin: root.origin
            colour: root.filled ? Theme.accentInk : root.supposed ? Theme.whatIf : Theme.muted
        }
        Rectangle {
            visible: root.wrong
            anchors { left: parent.left; bottom: parent.bottom; margins: 1 }
            width: 16.5
            height: 16.5
            radius: 8.25
            antialiasing: true
            color: Theme.danger
            border.width: 1.5
            border.color: Theme.background
            Rectangle { x: 7.4; y: 4.2; width: 1.7; height: 5.4; radius: 0.85; antialiasing: true; color: Theme.dangerInk }
            Rectangle { x: 7.3; y: 10.7; width: 1.9; height: 1.9; radius: 0.95; antialiasing: true; color: Theme.dangerInk }
        }
    }
}
