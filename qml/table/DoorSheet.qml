pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A device at the door of an open table: its people become new players, somebody goes on with it, or it has to wait.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    property string trouble

    readonly property var guest: company.guests.length > 0 ? company.guests[0] : { number: -1, people: [], refusal: "", mayBe: [] }
    readonly property string who: CompanyWords.people(guest)
    readonly property bool returns: guest.mayBe.length > 0 // likely somebody who was here before

    objectName: "doorSheet"
    title: guest.people.length > 1 ? qsTr("%1 are at the door", "title: %1 several names").arg(who) : qsTr("%1 is at the door", "title: %1 a name").arg(who)
    onAboutToShow: trouble = ""

    function settled(trouble: string) {
        root.trouble = trouble;
        if (trouble === "" && root.company.guests.length === 0)
            root.close();
    }

    Flow {
        spacing: 14
        Layout.fillWidth: true
        Repeater {
            model: root.guest.people
            Row {
                id: one
                required property var modelData
                spacing: 8
                PlayerShape {
                    player: one.modelData.colour
                    size: 14
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    text: one.modelData.name
                    font: Theme.label
                    color: Theme.text
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
    SheetText {
        text: qsTr("They know the code. Let them in only if you know whose phone it is.", "somebody at the door of a table")
    }
    Notice {
        objectName: "refused"
        visible: root.company.refused
        iconName: "ui-time"
        title: qsTr("The others did not agree", "to what was asked")
        detail: qsTr("Talk it over. You can ask again at any time.", "answer of the others")
        Layout.fillWidth: true
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    Repeater {
        model: root.guest.mayBe
        SecondaryButton {
            required property int modelData
            objectName: "as" + modelData
            player: root.table.players[modelData]?.colour ?? -1
            text: qsTr("%1 goes on with this phone", "button: %1 a player who is out of reach").arg(root.table.players[modelData]?.name ?? "")
            onClicked: root.settled(root.company.admitAs(root.guest.number, modelData))
            Layout.fillWidth: true
        }
    }
    SheetText {
        visible: root.returns
        text: qsTr("Their lost phone then has no seat here. Answers come along; handwritten notes stay on the lost phone.", "when somebody goes on with another phone")
        font: Theme.small
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "letIn"
        enabled: root.guest.refusal === ""
        text: root.guest.people.length > 1 ? qsTr("Let in as new players", "button") : qsTr("Let in as a new player", "button")
        onClicked: root.settled(root.company.admit(root.guest.number))
        Layout.fillWidth: true
    }
    SheetText {
        objectName: "whyNot"
        visible: text !== ""
        text: RefusalWords.why(root.guest.refusal)
        font: Theme.small
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
    }
    SecondaryButton {
        objectName: "notNow"
        text: qsTr("Don’t let in", "button: somebody at the door")
        onClicked: {
            root.company.decline(root.guest.number);
            root.settled("");
        }
        Layout.fillWidth: true
    }
}
