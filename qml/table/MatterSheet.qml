import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Something about the other devices that needs one word from a person, or none: a device that was sent away, wrong codes,
// a radio that is off.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    property string matter // Lie, Besieged, Air

    objectName: "matterSheet"
    title: matter === "Lie" ? qsTr("%1 was disconnected", "title: %1 'Ana's phone'").arg(CompanyWords.phoneOrSome(company.liars, table.players))
        : matter === "Besieged" ? qsTr("Someone keeps trying wrong codes", "title")
        : AirWords.title(company.air)

    SheetText {
        objectName: "matterText"
        text: root.matter === "Lie" ? CompanyWords.lie(root.company.lie)
            : root.matter === "Besieged" ? qsTr("Five wrong codes in a row, so nobody can try any more. If it was one of you, let them try again; the code stays the same.", "at the door of a table")
            : CompanyWords.air(root.company.air)
    }
    AirActions {
        air: root.matter === "Air" ? root.company.air : ""
        session: root.company.session
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "matterDone"
        text: root.matter === "Besieged" ? qsTr("Let people try again", "button") : qsTr("OK", "button that closes a message")
        onClicked: {
            if (root.matter === "Lie")
                root.company.forgive();
            else if (root.matter === "Besieged")
                root.company.letOthersTry();
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        visible: root.matter === "Besieged"
        text: qsTr("Not now", "button that closes a sheet")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
