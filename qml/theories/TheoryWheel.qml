import QtQuick
import Aphelion
import Aphelion.Parts

// Theories on the wheel: a tap puts the chosen object there. `form` is a TheoriesForm or a LastChanceForm.
PickWheel {
    id: root

    required property var form
    required property TableModel table

    single: true
    sectors: table.sectors
    visibleFrom: table.visibleFrom
    tokens: table.tokens
    noted: form.noted
    allowed: form.allowedSectors
    enabled: form.allowedSectors.length > 0
    marks: form.theories
    onChanged: {
        if (from === 0)
            return;
        root.form.put(from, root.form.object);
        root.from = 0; // the mark tells; the same sector can be tapped again
        root.to = 0;
    }

    PickedHub {
        anchors.fill: parent
        radius: root.radius
        iconName: "action-theory"
        object: root.form.object
        words: root.form.object === "" ? qsTr("Pick an object first", "in the middle of the wheel")
            : root.form.theories.length < root.form.limit ? qsTr("Tap its sector", "in the middle of the wheel: where this object is")
            : root.form.limit === 1 ? qsTr("Tap another sector to move it", "in the middle of the wheel: the one theory that is allowed") : ""
    }
}
