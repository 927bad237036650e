pragma ComponentBehavior: Bound
import QtQuick

// Dots and keys for a PIN. It keeps the digits until there are enough, hands them over and forgets them.
FocusScope {
    id: root

    property int length: 4
    readonly property int typed: digits.length
    property string digits: ""
    readonly property real keyWidth: Math.min(96, (width - 2 * gap) / 3)
    readonly property real keyHeight: Math.min(68, Math.max(Theme.touch, (height - dots.height - 24 - 3 * 10) / 4))
    readonly property real gap: width < 330 ? 10 : 16

    signal entered(string pin)

    implicitWidth: 3 * 96 + 2 * 16
    implicitHeight: dots.height + 24 + 4 * 68 + 3 * 10
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("PIN, %1 of %2 digits typed", "spoken name of the PIN pad").arg(typed).arg(length)

    function type(digit: string) {
        if (root.digits.length >= root.length)
            return;
        again.visible = false;
        root.digits += digit;
        if (root.digits.length < root.length)
            return;
        const pin = root.digits;
        root.digits = "";
        root.entered(pin);
    }
    function erase() {
        root.digits = root.digits.slice(0, -1);
    }
    // Somebody else is to type: nothing of what was typed is left.
    function clear() {
        root.digits = "";
        again.visible = false;
    }
    // The PIN was wrong: the dots shake, or the word says it.
    function refuse() {
        again.visible = Theme.reducedMotion;
        if (!Theme.reducedMotion)
            shake.restart();
    }

    Keys.onPressed: event => {
        event.accepted = true;
        if (/^[0-9]$/.test(event.text))
            root.type(event.text);
        else if (event.key === Qt.Key_Backspace)
            root.erase();
        else
            event.accepted = false;
    }

    Row {
        id: dots
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: offset
        property real offset: 0
        spacing: 18
        Repeater {
            model: root.length
            Rectangle {
                required property int index
                width: 14
                height: 14
                radius: 7
                color: index < root.typed ? Theme.accent : "transparent"
                border.width: index < root.typed ? 0 : 1.5
                border.color: Theme.control
            }
        }
    }
    SequentialAnimation {
        id: shake
        loops: 3
        NumberAnimation { target: dots; property: "offset"; to: 6; duration: 40 }
        NumberAnimation { target: dots; property: "offset"; to: -6; duration: 80 }
        NumberAnimation { target: dots; property: "offset"; to: 0; duration: 40 }
    }
    Label {
        id: again
        objectName: "again"
        visible: false
        anchors { left: dots.right; leftMargin: 16; verticalCenter: dots.verticalCenter }
        text: qsTr("Again", "the PIN was wrong, type it again")
        font: Theme.small
        color: Theme.danger
    }
    Grid {
        anchors { horizontalCenter: parent.horizontalCenter; top: dots.bottom; topMargin: 24 }
        columns: 3
        columnSpacing: root.gap
        rowSpacing: 10
        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "<"]
            PinKey {
                required property string modelData
                readonly property bool eraser: modelData === "<"
                width: root.keyWidth
                height: root.keyHeight
                opacity: modelData === "" ? 0 : 1
                enabled: modelData !== ""
                bare: eraser
                iconName: eraser ? "ui-backspace" : ""
                text: eraser ? qsTr("Erase", "button that takes the last digit back") : modelData
                Accessible.ignored: modelData === ""
                onClicked: eraser ? root.erase() : root.type(modelData)
            }
        }
    }
}
