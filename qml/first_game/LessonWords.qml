pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// What a lesson says and what to do. It is always as high as the longest of them, so that nothing below it ever moves; with
// very large type one has to scroll anyway, and then no further than needed.
Item {
    id: root

    property string iconName
    property string said
    property string task
    property bool astray: false // said to another press than the one that was asked for
    property var all: [] // {said, task}: whatever can stand here
    property bool vast: false
    property bool snug: false

    readonly property real inset: width < 320 || Theme.textScale > 1.5 ? 0 : 44
    readonly property int size: Theme.sized(vast ? 21 : width < 320 ? 15 : 16)

    // Something went right.
    function cheer() {
        pop.restart();
    }

    readonly property real longest: Math.max(0, ...Array.from({ length: measures.count }, (_, i) => measures.itemAt(i)?.implicitHeight ?? 0))

    implicitHeight: snug ? told.implicitHeight + (asked.visible ? 4 + asked.implicitHeight : 0) : longest

    Announcement { item: told; text: (root.said + " " + root.task).trim() }
    Icon {
        id: sign
        visible: root.inset > 0
        name: root.astray ? "ui-help" : root.iconName
        size: 30
        colour: root.astray ? Theme.muted : Theme.needle
        SequentialAnimation {
            id: pop
            NumberAnimation { target: sign; property: "scale"; from: 0.4; to: 1.35; duration: Theme.ms(180); easing.type: Easing.OutCubic }
            NumberAnimation { target: sign; property: "scale"; to: 1; duration: Theme.ms(220); easing.type: Easing.OutBack }
        }
    }
    component Said: Label {
        x: root.inset
        width: root.width - root.inset
        font.family: Theme.sans
        font.pixelSize: root.size
        color: Theme.text
        wrapMode: Text.Wrap
    }
    component Task: Said {
        font.weight: Font.DemiBold
        color: Theme.accent
    }
    Said {
        id: told
        objectName: "said"
        text: root.said
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Task {
        id: asked
        objectName: "task"
        visible: text !== ""
        y: told.implicitHeight + 4
        text: root.task
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        id: measures
        model: root.all
        Item {
            required property var modelData
            visible: false
            implicitHeight: one.implicitHeight + (other.text !== "" ? 4 + other.implicitHeight : 0)
            Said { id: one; text: parent.modelData.said }
            Task { id: other; text: parent.modelData.task }
        }
    }
}
