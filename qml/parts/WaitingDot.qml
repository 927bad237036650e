import QtQuick
import QtQuick.Layouts

// Something is on its way: the orbit with its dot going round, beside what is happening.
RowLayout {
    id: root

    property string text
    property bool running: true
    property real size: 24
    property color colour: Theme.muted

    spacing: 10
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        visible: !Theme.reducedMotion
        name: "ui-time"
        size: root.size
        colour: root.colour
        RotationAnimation on rotation {
            running: root.running && root.visible && !Theme.reducedMotion
            from: 0
            to: 360
            duration: 1200
            loops: Animation.Infinite
        }
    }
    Label {
        text: root.text
        font: Theme.body
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
}
