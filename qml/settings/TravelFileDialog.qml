import QtQuick
import QtQuick.Dialogs

// Asks for the file of a player, as the device does it: on a phone through its own picker, which knows no such endings.
Item {
    id: root

    property alias currentFolder: dialog.currentFolder
    readonly property alias choosing: dialog.visible
    readonly property bool onPhone: Qt.platform.os === "android" || Qt.platform.os === "ios"

    signal chosen(url file)

    function open() {
        dialog.open();
    }

    FileDialog {
        id: dialog
        title: qsTr("The file of a player", "title of a dialog for files")
        nameFilters: root.onPhone ? [] : ["*.aphelion", "*"]
        onAccepted: root.chosen(selectedFile)
    }
}
