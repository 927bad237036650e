import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Something about the other devices that needs one word from a person, or none: a device that was sent away, one that is
// proven to have lied, wrong codes, what the others are asked, a radio that is off.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    property string matter // Lie, Culprit, Besieged, Refused, Proposed, Air

    objectName: "matterSheet"
    title: matter === "Lie" ? qsTr("%1 was disconnected", "title: %1 'Ana's phone'").arg(CompanyWords.phoneOrSome(company.liars, table.players))
        : matter === "Culprit" ? CompanyWords.culprit(company.culprit, table.players)
        : matter === "Besieged" ? qsTr("Someone keeps trying wrong codes", "title")
        : matter === "Refused" ? qsTr("Not agreed to", "title: the others did not agree to what was asked")
        : matter === "Proposed" ? qsTr("The others are asked", "title: they must agree to what somebody wants")
        : AirWords.title(company.air)

    SheetText {
        objectName: "matterText"
        text: root.matter === "Lie" ? CompanyWords.lie(root.company.lie)
            : root.matter === "Culprit" ? CompanyWords.aboutCulprit(root.company.culprit)
            : root.matter === "Refused" ? qsTr("More than half of the others must agree, and they didn’t. Talk it over. You can ask again at any time.", "the others did not agree to what was asked")
            : root.matter === "Proposed" ? CompanyWords.proposal(root.company, root.table.players)
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
            else if (root.matter === "Culprit")
                root.company.readCulprit();
            else if (root.matter === "Refused")
                root.company.readRefusal();
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
