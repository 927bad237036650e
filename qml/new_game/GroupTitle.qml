import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// What the controls under it are about.
Text {
    font: Theme.label
    color: Theme.muted
    wrapMode: Text.Wrap
    Layout.fillWidth: true
    Layout.topMargin: Theme.gap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
