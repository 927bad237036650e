pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property Session session
    required property var held // LogLine

    signal done()

    title: "ConferencePage"
}
