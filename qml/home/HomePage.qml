pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property App app
    property string trouble

    signal resumed(string table)
    signal newGame()
    signal enterCode()
    signal history()
    signal settings()

    title: "HomePage"
}
