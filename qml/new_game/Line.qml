import QtQuick
import Aphelion.Parts

// A sentence to read, as wide as what holds it.
Label {
    width: parent ? parent.width : implicitWidth
    font: Theme.body
    color: Theme.text
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
