import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A conference that was held: what it was about and its clue, large enough for a whole table.
GridLayout {
    id: root

    property var title // ShownTitle
    property var clue // ShownClue
    property bool lying: false // the picture at the left
    property bool roomy: false // a large picture

    columns: lying ? 2 : 1
    columnSpacing: 32
    rowSpacing: Theme.textScale < 1.5 ? 28 : 12
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Words.list([ClueWords.title(title), ClueWords.sentence(clue)])

    Item {
        implicitWidth: root.lying ? 112 : root.roomy ? 176 : Math.round((root.width < 320 ? 108 : 148) / Theme.textScale)
        implicitHeight: implicitWidth
        Layout.alignment: Qt.AlignHCenter | Qt.AlignVCenter
        Disc {
            anchors.centerIn: parent
            size: parent.width - 2
            colour: Theme.surface
            line: Theme.outline
            lineWidth: 1
        }
        Disc {
            anchors.centerIn: parent
            size: parent.width - 18
            line: Theme.needle
            lineWidth: 1.4
        }
        Icon {
            anchors.centerIn: parent
            name: "action-conference"
            size: parent.width * 0.44
            colour: Theme.needle
        }
    }
    ColumnLayout {
        spacing: 12
        Row {
            visible: Theme.textScale < 1.5
            spacing: 12
            Layout.alignment: root.lying ? Qt.AlignLeft : Qt.AlignHCenter
            ObjectIcon { object: root.title.subject; size: 24 }
            ObjectIcon { visible: object !== ""; object: root.title.other; size: 24 }
        }
        Label {
            text: ClueWords.title(root.title)
            font: Theme.title
            color: Theme.needle
            wrapMode: Text.Wrap
            horizontalAlignment: root.lying ? Text.AlignLeft : Text.AlignHCenter
            Layout.fillWidth: true
        }
        Label {
            objectName: "clue"
            text: ClueWords.sentence(root.clue)
            font.family: Theme.sans
            font.weight: Font.Light
            font.pixelSize: Math.min(Theme.sized(26), 40)
            lineHeight: 1.25
            color: Theme.text
            wrapMode: Text.Wrap
            horizontalAlignment: root.lying ? Text.AlignLeft : Text.AlignHCenter
            Layout.fillWidth: true
        }
        ClueHelp {
            clue: root.clue
            Layout.alignment: root.lying ? Qt.AlignLeft : Qt.AlignHCenter
            Layout.leftMargin: root.lying ? -11 : 0 // its square is larger than its sign
        }
    }
}
