import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Before something is deleted for good: what it is, and what goes with it.
Sheet {
    id: root

    property string detail
    property string confirmText
    property string trouble

    signal agreed()

    onAboutToShow: trouble = ""
    Label {
        text: root.detail
        font: Theme.body
        color: Theme.text
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: root.confirmText
        onClicked: root.agreed()
        Layout.fillWidth: true
    }
    PrimaryButton { // what stands out loses nothing
        text: qsTr("Keep it", "button that closes a sheet without deleting anything")
        onClicked: root.close()
        Layout.fillWidth: true
    }
    // What came of it: closed where it is gone, why not otherwise.
    function settle(trouble: string) {
        root.trouble = trouble;
        if (trouble === "")
            root.close();
    }
}
