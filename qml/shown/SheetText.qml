import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// A sentence on a sheet.
Label {
    font: Theme.body
    color: Theme.text
    wrapMode: Text.Wrap
    Layout.fillWidth: true
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
