import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What an icon on the wheel's rim means, and when it comes.
Sheet {
    id: root

    property var gate: ({ sector: 1, kind: "", held: false, steps: 0 }) // ShownGate

    function show(gate: var) {
        root.gate = gate;
        root.open();
    }

    objectName: "gateSheet"
    title: GateWords.title(gate)
    SheetText { text: GateWords.meaning(root.gate) }
    SheetText {
        visible: text !== ""
        text: GateWords.distance(root.gate)
        color: Theme.muted
    }
    PrimaryButton {
        text: qsTr("OK", "button that closes a message")
        focus: true
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
