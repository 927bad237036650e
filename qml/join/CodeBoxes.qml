pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// Boxes for the symbols of a game code, drawn over one line to type in. What is typed is handed out as it is; what stands in the boxes
// is handed in as it was read.
FocusScope {
    id: root

    property string symbols // as read so far
    property bool wrong: false
    required property int boxes
    readonly property int columns: width >= 340 * Math.min(1.4, Theme.textScale) || Theme.textScale < 1.4 ? boxes : boxes / 2
    readonly property real gap: columns === boxes ? 5 : Theme.gap
    readonly property real middle: columns === boxes ? 14 : gap // between the two groups
    readonly property real box: Math.min(60, (width - (columns - (columns === boxes ? 2 : 1)) * gap - (columns === boxes ? middle : 0)) / columns)
    readonly property real boxHeight: Math.max(Theme.touch + 8, Math.min(box * 1.3, 72))

    signal edited(string text)
    signal accepted()

    // As if it had been typed: what comes next is typed after it.
    function put(text: string) {
        root.edited(text);
        line.text = root.symbols;
        line.cursorPosition = line.length;
        line.forceActiveFocus();
    }

    implicitWidth: 340
    implicitHeight: boxHeight * boxes / columns + (columns === boxes ? 0 : gap)

    TextInput {
        id: line
        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        color: "transparent" // the boxes show it; hidden, it would be hidden from screen readers too
        selectionColor: "transparent"
        selectedTextColor: "transparent"
        cursorDelegate: Item {}
        maximumLength: 40 // room for a pasted link
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhSensitiveData
        Accessible.role: Accessible.EditableText
        Accessible.name: qsTr("Game code, %1 symbols", "spoken name of the place to type in").arg(root.boxes)
        function take() {
            if (text === root.symbols)
                return;
            const at = cursorPosition;
            root.edited(text);
            text = root.symbols; // without the spaces and hyphens
            cursorPosition = Math.min(at, length);
        }
        onTextEdited: take()
        // What a screen reader puts there is not typed.
        onTextChanged: Qt.callLater(take) // qmllint disable
        onAccepted: root.accepted()
        Component.onCompleted: text = root.symbols // what was there before
    }
    Grid {
        columns: root.columns
        columnSpacing: root.gap
        rowSpacing: root.gap
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.columns === root.boxes ? -(root.middle - root.gap) / 2 : 0
        Repeater {
            model: root.boxes
            Rectangle {
                id: place
                required property int index
                readonly property bool next: line.activeFocus && index === Math.min(line.cursorPosition, root.boxes - 1)
                width: root.box
                height: root.boxHeight
                radius: Theme.radiusCell
                color: Theme.surface
                border.color: root.wrong ? Theme.danger : Theme.control
                Rectangle {
                    objectName: "focusMark"
                    visible: place.next
                    anchors.fill: parent
                    radius: place.radius
                    color: "transparent"
                    border.width: 2
                    border.color: root.wrong ? Theme.danger : Theme.accent
                }
                Rectangle { // the hyphen
                    visible: root.columns === root.boxes && place.index === root.boxes / 2
                    x: -(root.middle + width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: 6
                    height: 2
                    color: Theme.muted
                }
                transform: Translate { x: root.columns === root.boxes && place.index >= root.boxes / 2 ? root.middle - root.gap : 0 }
                Label {
                    anchors.centerIn: parent
                    text: root.symbols.charAt(place.index).toUpperCase()
                    font.family: Theme.sans
                    font.weight: Font.Medium
                    font.pixelSize: Math.min(Theme.sized(26), root.box * 0.72)
                    color: Theme.text
                    Accessible.ignored: true
                }
            }
        }
    }
}
