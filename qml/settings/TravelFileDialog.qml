import QtQuick
import QtQuick.Dialogs

// Asks for the file of a player, as the device does it: on a phone through its own picker, which knows no such endings.
FileDialog {
    readonly property bool onPhone: Qt.platform.os === "android" || Qt.platform.os === "ios"

    title: qsTr("The file of a player", "title of a dialog for files")
    nameFilters: onPhone ? [] : ["*.aphelion", "*"]
}
