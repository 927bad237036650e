import QtQuick
import Aphelion.Parts

// What the controls under it are about.
Label {
    width: parent ? parent.width : implicitWidth
    topPadding: Theme.gap
    font: Theme.label
    color: Theme.muted
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
