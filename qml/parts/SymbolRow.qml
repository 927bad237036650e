pragma ComponentBehavior: Bound
import QtQuick
import Aphelion.Parts

// Eight symbols in two groups of four, beside each other or one below the other; as many dots while there are none yet.
Grid {
    id: root

    property var symbols: [] // by number

    readonly property real gap: Theme.gap
    readonly property real wanted: Theme.sized(28)
    readonly property bool narrow: width < 8 * wanted + 9 * gap
    readonly property real size: Math.min(wanted, (width - 3 * gap) / 4)

    columns: narrow ? 1 : 2
    columnSpacing: 3 * gap
    rowSpacing: 1.5 * gap

    Repeater {
        model: 2
        Row {
            id: group
            required property int index
            spacing: root.gap
            Repeater {
                model: 4
                Item {
                    id: place
                    required property int index
                    readonly property var number: root.symbols[4 * group.index + index]
                    width: root.size
                    height: root.size
                    Symbol {
                        visible: place.number !== undefined
                        number: place.number ?? 0
                        size: root.size
                    }
                    Rectangle {
                        visible: place.number === undefined
                        anchors.centerIn: parent
                        width: 6
                        height: 6
                        radius: 3
                        color: Theme.muted
                    }
                }
            }
        }
    }
}
