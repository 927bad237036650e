import QtQuick
import Aphelion.Parts

// Above the entries that do not count any more: that, and why.
Column {
    topPadding: 20
    bottomPadding: 6
    leftPadding: 12
    rightPadding: 12
    spacing: 4

    Label {
        objectName: "goneHeading"
        text: qsTr("Not counted any more", "heading in the log")
        font: Theme.heading
        color: Theme.text
        wrapMode: Text.Wrap
        width: parent.width - 24
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        text: qsTr("Entered on this phone while it was apart. The others carried on without it, and this phone followed them.", "below a heading in the log")
        font: Theme.subtitle
        color: Theme.muted
        wrapMode: Text.Wrap
        width: parent.width - 24
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
