import QtQuick.Layouts
import Aphelion.Parts

// The buttons below help: side by side where there is room.
GridLayout {
    columns: width < 300 * Theme.textScale ? 1 : 3
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap
}
