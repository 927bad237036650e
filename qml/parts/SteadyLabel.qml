pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// Words that change, in a layout: they keep the room of the longest of them, so that what stands around does not move.
Label {
    id: root

    property var among: [] // all that may be said here
    readonly property real tallest: Math.max(0, ...Array.from({ length: all.count }, (_, i) => all.itemAt(i)?.implicitHeight ?? 0))

    wrapMode: Text.Wrap
    Layout.minimumHeight: tallest

    Repeater {
        id: all
        model: root.among
        Label {
            required property string modelData
            visible: false
            text: modelData
            font: root.font
            wrapMode: root.wrapMode
            width: root.width
        }
    }
}
