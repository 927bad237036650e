pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property Session session

    signal peek()
    signal leave()

    title: "CurtainPage"
}
