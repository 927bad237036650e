pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// A few stars that fly up because something went right. Nothing moves for those who do not want it.
Item {
    id: root

    property bool many: false
    property real flown: 1 // 0 to 1

    function burst(much: bool) {
        root.many = much;
        if (!Theme.reducedMotion)
            flight.restart();
    }

    visible: flown < 1
    NumberAnimation {
        id: flight
        target: root
        property: "flown"
        from: 0
        to: 1
        duration: root.many ? 1400 : 700
        easing.type: Easing.OutCubic
    }
    Repeater {
        model: root.many ? 28 : 12
        Disc {
            required property int index
            readonly property real angle: index * 2.399963 // the golden angle: never in rows
            readonly property real reach: root.width / 2 * (0.55 + 0.45 * (index * 7 % 10) / 10)
            x: root.width / 2 + Math.sin(angle) * reach * root.flown - size / 2
            y: root.height / 2 - Math.cos(angle) * reach * root.flown - size / 2
            size: 4 + index % 3 * 2
            colour: index % 2 ? Theme.accent : Theme.needle
            opacity: 1 - root.flown
        }
    }
}
