import QtQuick
import Aphelion
import Aphelion.Parts

// What a player has been told speaks against a guess at Planet X: a warning with its reasons.
Card {
    id: root

    required property LocateGuard guard
    property bool alone: true // no other warning beside it

    visible: guard.doubted
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    Item {
        anchors.fill: parent
        implicitHeight: words.implicitHeight
        Icon {
            id: sign
            name: "ui-warning"
            colour: Theme.danger
        }
        Column {
            id: words
            x: sign.width + 14
            width: parent.width - x
            spacing: 8
            Label {
                id: title
                objectName: "doubt"
                text: ReasonWords.doubt(root.guard.why)
                font: Theme.label
                color: Theme.text
                wrapMode: Text.Wrap
                width: parent.width
            }
            WhyNot {
                tappable: false
                why: root.guard.why
                width: parent.width
            }
            Label {
                visible: root.alone
                text: qsTr("You can still go on.", "below a warning")
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                width: parent.width
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
