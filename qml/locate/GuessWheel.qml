import QtQuick
import Aphelion
import Aphelion.Parts

// The sector of Planet X on the wheel. `form` is a LocateForm or a LastChanceForm.
PickWheel {
    id: root

    required property var form
    required property TableModel table

    single: true
    sectors: table.sectors
    visibleFrom: table.visibleFrom
    tokens: table.tokens
    noted: form.noted
    onChanged: form.sector = from

    function show() {
        root.from = root.form.sector;
        root.to = root.form.sector;
    }
    Component.onCompleted: show()
    Connections {
        target: root.form
        function onChanged() { root.show(); }
    }

    PickedHub {
        anchors.fill: parent
        radius: root.radius
        object: "X"
        figure: root.form.sector === 0 ? "" : String(root.form.sector)
        words: root.form.sector === 0 ? qsTr("Tap the sector of Planet X", "in the middle of the wheel")
            : qsTr("between %1 and %2", "in the middle of the wheel, two sectors").arg(root.form.beforeSector).arg(root.form.afterSector)
    }
}
