pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property Session session
    property bool beside: false

    signal opened(string action)
    signal logWanted()
    signal moreWanted()

    title: "TablePage"
}
