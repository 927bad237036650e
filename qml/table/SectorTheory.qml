pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// On the card of a sector in a theory phase: what is said to be there, and the seal.
ColumnLayout {
    id: root

    property var session: null // Session
    required property TableModel table
    property int sector: 1

    readonly property var theories: choice.theories
    property string objection // why the object that was tapped cannot be said to be here

    signal sent()

    onSectorChanged: objection = ""
    function put(letter: string) {
        objection = choice.refusalFor(sector, letter);
        choice.object = letter;
        if (objection === "")
            choice.put(sector, letter);
    }
    function seal() {
        const answer = choice.submit();
        if (!answer.ok && !answer.waiting)
            return;
        root.sent();
        if (table.heir >= 0)
            table.lock();
    }

    TheoriesForm { id: choice; session: root.session }

    spacing: Theme.gap
    Label {
        text: qsTr("Your theory for this sector", "heading above objects to choose from")
        font: Theme.label
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    TokenChoice {
        form: choice
        current: root.theories.find(theory => theory.sector === root.sector)?.object ?? (root.objection === "" ? "" : choice.object)
        onChosen: letter => root.put(letter)
        Layout.fillWidth: true
    }
    Label {
        visible: text !== ""
        text: root.objection === "" ? "" : RefusalWords.why(root.objection)
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TheoryPicker {
        visible: choice.theories.length > 0
        form: choice
        Layout.fillWidth: true
    }
    TroubleNotice {
        trouble: choice.trouble !== "" ? choice.trouble : choice.answer.trouble
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "sealHere"
        text: qsTr("Seal", "button that makes a choice of theories final")
        enabled: choice.theories.length > 0 && choice.allowed
        Layout.fillWidth: true
        onClicked: root.seal()
    }
}
