import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// The next step with what it costs, and below it why it must wait, what is missing, or what it promises.
Rectangle {
    id: root

    property string next
    property string cost
    property string note
    property var notes: [] // all that it may be

    signal nextWanted()

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    color: Theme.background // what scrolls ends here
    z: 1

    ColumnLayout {
        id: column
        y: Theme.gap
        width: parent.width
        spacing: Theme.gap
        PrimaryButton {
            objectName: "next"
            text: root.next
            cost: root.cost
            Accessible.description: root.enabled ? "" : root.note
            Layout.fillWidth: true
            onClicked: root.nextWanted()
        }
        SteadyLabel {
            objectName: "note"
            visible: text !== "" || among.length > 0
            text: root.note
            among: root.notes
            font: Theme.small
            color: Theme.muted
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
