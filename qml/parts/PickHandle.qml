import QtQuick
import QtQuick.Shapes
import "WheelMath.js" as WheelMath

// The grip on one end of a run.
Item {
    id: root

    property real radius
    property real angle

    readonly property real disc: radius * 0.075

    x: WheelMath.x(radius, radius * 0.92, angle)
    y: WheelMath.y(radius, radius * 0.92, angle)

    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.disc
        height: width
        radius: root.disc
        antialiasing: true
        color: Theme.accent
        border.width: 2
        border.color: Theme.background
    }
    Repeater {
        model: 3
        Rectangle {
            required property int index
            anchors.centerIn: parent
            width: root.disc * 0.58
            height: 1.3
            radius: 0.65
            antialiasing: true
            color: Theme.onAccent
            transform: [
                Translate { y: (index - 1) * root.disc * 0.22 },
                Rotation { angle: root.angle - 90; origin.x: root.disc * 0.29; origin.y: 0.65 }
            ]
        }
    }
}
