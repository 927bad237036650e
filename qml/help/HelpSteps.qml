import QtQuick
import Aphelion.Parts

// The buttons below help, each `each` wide and the last one `last`: side by side where there is room, else two and the
// last one below them, or each in its line.
Flow {
    id: root

    property int buttons: 1 // that are visible
    readonly property real least: 108 * Theme.textScale
    readonly property int columns: buttons < 2 || width / 2 < least ? 1 : width / buttons < least ? 2 : buttons
    readonly property real each: Math.floor((width - (columns - 1) * spacing) / columns)
    readonly property real last: buttons % columns === 0 ? each : width

    spacing: Theme.gap
}
