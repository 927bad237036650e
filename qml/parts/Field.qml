import QtQuick
import QtQuick.Templates as T

// One line to type in. Its name stands above it; what is wrong with it below, in words.
Item {
    id: root

    property alias text: line.text
    property alias maximumLength: line.maximumLength
    property int inputMethodHints: secret ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase : Qt.ImhNone
    property string label
    property string placeholder
    property string wrong
    property bool secret: false // nobody reads along

    signal accepted()
    signal finished() // accepted, or left for something else

    // Qt gives no name to a line whose letters are hidden, so then the field itself has it.
    Accessible.ignored: !secret
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    Accessible.description: wrong
    Accessible.onPressAction: line.forceActiveFocus()
    implicitWidth: 240
    implicitHeight: column.implicitHeight
    function focusLine() {
        line.forceActiveFocus();
    }

    Column {
        id: column
        width: parent.width
        spacing: 4
        Label {
            visible: text !== ""
            text: root.label
            font: Theme.small
            color: Theme.muted
            width: parent.width
            wrapMode: Text.Wrap
        }
        T.TextField {
            id: line
            width: parent.width
            height: Math.max(48, contentHeight + 16)
            leftPadding: 14
            rightPadding: 14
            verticalAlignment: TextInput.AlignVCenter
            font: Theme.body
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            selectByMouse: true
            clip: true
            echoMode: root.secret ? TextInput.Password : TextInput.Normal
            inputMethodHints: root.inputMethodHints
            Accessible.ignored: root.secret
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label !== "" ? root.label : root.placeholder
            Accessible.description: root.wrong
            onAccepted: root.accepted()
            onEditingFinished: root.finished()
            background: FieldFace {
                focused: line.activeFocus
                wrong: root.wrong !== ""
            }
            Label {
                visible: line.text === "" && line.preeditText === ""
                x: line.leftPadding
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: root.placeholder
                font: line.font
                color: Theme.muted
                elide: Text.ElideRight
                objectName: "mayElide"
                Accessible.ignored: true
            }
        }
        Label {
            visible: text !== ""
            text: root.wrong
            font: Theme.small
            color: Theme.danger
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
