import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What was asked of another device has not become part of the game, and its page is closed.
Sheet {
    id: root

    property string trouble

    signal done()

    objectName: "lateTrouble"
    title: TroubleWords.title(shown)
    property string shown // while the sheet fades away
    onTroubleChanged: {
        if (trouble === "")
            return;
        shown = trouble;
        open();
    }
    onClosed: done()

    SheetText { text: TroubleWords.detail(root.shown) }
    SheetText { text: qsTr("What you had chosen is still there: open it again to change it or to ask once more.", "after something was not entered") }
    PrimaryButton {
        text: qsTr("All right", "button that closes a message")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
