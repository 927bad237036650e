pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property App app
    property string trouble

    signal opened(string table)

    title: "HistoryPage"
}
