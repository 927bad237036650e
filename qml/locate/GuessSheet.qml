pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The one place that asks again: the guess in full, what speaks against it, and yes or not yet. `form` is a LocateForm or
// a LastChanceForm.
Sheet {
    id: root

    required property var form
    required property LocateGuard guard

    signal agreed()

    title: qsTr("Is Planet X in sector %1?", "asks again before locating").arg(form.sector)

    GuessLine { object: root.form.before; sector: root.form.beforeSector }
    GuessLine { object: "X"; sector: root.form.sector }
    GuessLine { object: root.form.after; sector: root.form.afterSector }
    GuessWarnings {
        warnings: root.form.warnings
        Layout.fillWidth: true
    }
    GuardNotice {
        guard: root.guard
        alone: root.form.warnings.length === 0
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "locateYes"
        iconName: "action-locate"
        text: qsTr("Yes, look there", "button that locates Planet X")
        cost: root.form.cost > 0 ? String(root.form.cost) : ""
        Layout.fillWidth: true
        onClicked: {
            root.close();
            root.agreed();
        }
    }
    SecondaryButton {
        objectName: "locateNo"
        text: qsTr("Not yet", "button that goes back to choosing")
        Layout.fillWidth: true
        onClicked: root.close()
    }

    component GuessLine: AskingLine {
        id: guess
        property int sector
        text: qsTr("Sector %1: %2", "a guess: %1 a number, %2 'Comet'").arg(sector).arg(LogWords.label(guess.object))
        Layout.fillWidth: true
    }
}
