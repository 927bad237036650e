import QtQuick
import Aphelion.Parts

// The game waits for somebody who is out of reach: who can decide what now, and the way to it.
Card {
    id: root

    property string name
    property bool decides: false // this device leads the table
    property string leader // who does otherwise

    readonly property string words: qsTr("Waiting for %1, who is out of reach.", "%1 a player").arg(name)
    readonly property string detail: decides ? "" : leader === "" ? qsTr("Whoever leads the table can go on without them.", "a player is out of reach")
        : qsTr("%1 leads the table and can decide what now.", "a player is out of reach; %1 one or several names").arg(leader)

    signal tapped()

    objectName: "awayNotice"
    topPadding: 8
    bottomPadding: 8
    rightPadding: decides ? 4 : 14
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Words.list([words, detail])

    Item {
        anchors.fill: parent
        implicitWidth: 240
        implicitHeight: Math.max(30, text.implicitHeight + (now.beside ? 0 : now.height))
        Icon {
            id: sign
            y: text.y + Math.round((text.implicitHeight - height) / 2)
            name: "ui-link-lost"
            size: 18
            colour: Theme.muted
        }
        Label {
            id: text
            x: sign.width + 12
            y: now.beside ? Math.max(0, Math.round((parent.height - implicitHeight) / 2)) : 0
            width: parent.width - x - (now.beside && root.decides ? now.width : 0)
            text: root.detail === "" ? root.words : root.words + " " + root.detail
            font: Theme.body
            color: Theme.text
            wrapMode: Text.Wrap
        }
        LinkButton {
            id: now
            readonly property bool beside: root.decides && implicitWidth < 0.42 * parent.width
            objectName: "whatNow"
            visible: root.decides
            height: root.decides ? implicitHeight : 0
            x: beside ? parent.width - width : sign.width
            y: beside ? Math.round((parent.height - height) / 2) : text.implicitHeight
            text: qsTr("What now?", "button: a player is out of reach")
            onClicked: root.tapped()
        }
    }
}
