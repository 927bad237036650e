import QtQuick
import QtQuick.Templates as T
import Aphelion.Parts

// Where in the game we are; the arrow keys go step by step.
T.Slider {
    id: root

    property string spoken // the step in words

    from: 0
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    implicitWidth: 200
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Slider
    Accessible.name: Words.fill(qsTr("Step %1 of %2", "spoken name of the slider through a game"), value, to)
    Accessible.description: spoken
    Accessible.onIncreaseAction: { increase(); moved(); }
    Accessible.onDecreaseAction: { decrease(); moved(); }

    background: Item {
        Rectangle {
            y: (parent.height - height) / 2
            x: root.leftPadding
            width: root.availableWidth
            height: 4
            radius: 2
            color: Theme.outline
            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: 2
                color: Theme.needle
            }
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: 24
        height: 24
        radius: 12
        color: root.pressed ? Theme.pressed(Theme.accent) : Theme.accent
        FocusRing { visible: Theme.isMarked(root); corner: 12 }
    }
}
