pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// One theory: what is claimed where, what speaks against it, and a way to take it back while it is not sealed.
Card {
    id: root

    property int sector
    property string object
    property string warning // the name of a reason
    property bool removable: true

    readonly property var warnings: ({
        ClaimedBefore: qsTr("You claimed this before, and it was wrong.", "warning about a theory"),
        RuledOut: qsTr("Peer review has ruled this out.", "warning about a theory"),
        ClaimsOther: qsTr("You already have another theory in this sector.", "warning about a theory")
    })

    readonly property string against: warnings[warning] ?? ""

    signal removed()

    padding: 6
    leftPadding: 14
    line: warning === "" ? Theme.outline : Theme.danger
    contentItem: RowLayout {
        spacing: 12
        ObjectIcon { object: root.object }
        ColumnLayout {
            spacing: 2
            Layout.topMargin: 6
            Layout.bottomMargin: 6
            Label {
                objectName: "theory"
                text: qsTr("%1 in sector %2", "a theory: %1 'Comet', %2 a number").arg(LogWords.label(root.object)).arg(root.sector)
                font: Theme.body
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.list([text, root.against])
            }
            Label {
                objectName: "theoryWarning"
                visible: text !== ""
                text: root.against
                font: Theme.small
                color: Theme.danger
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        IconButton {
            visible: root.removable
            objectName: "remove"
            iconName: "ui-close"
            text: qsTr("Remove the theory in sector %1", "spoken name of a button").arg(root.sector)
            onClicked: root.removed()
        }
    }
}
