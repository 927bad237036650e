import QtQuick
import Aphelion
import Aphelion.Parts

// What came of the sky of a day, as it is shown and as it is shared: a picture of its own.
Rectangle {
    id: root

    property var result // ShownResult
    property date day

    RecordWords { id: words }

    implicitHeight: column.implicitHeight + 2 * 20
    radius: Theme.radiusCard
    color: Theme.surface
    border.color: Theme.needle
    Accessible.role: Accessible.Grouping
    Accessible.name: Words.list([words.found(result), words.points(result), words.help(result)])

    OrbitPicture {
        anchors { right: parent.right; top: parent.top; margins: 14 }
        width: Math.min(120, parent.width * 0.32)
        height: width * 0.6
        opacity: 0.9
    }
    Column {
        id: column
        x: 20
        y: 20
        width: parent.width - 2 * x
        spacing: 4
        Label {
            width: parent.width * 0.62
            text: qsTr("Sky of the day", "title of the page and of a shared result")
            font: Theme.titleSmall
            color: Theme.text
            wrapMode: Text.Wrap
        }
        Line {
            width: parent.width * 0.66
            text: root.day.toLocaleDateString(Words.locale, Locale.LongFormat)
            font: Theme.subtitle
            color: Theme.muted
        }
        Line {
            text: Words.fill(qsTr("%1, %2", "a table; %1 the mode, %2 the game code"), LobbyWords.mode(root.result.mode), Words.code(root.result.code))
            font: Theme.subtitle
            color: Theme.muted
        }
        Item { width: 1; height: 8 }
        Line {
            text: words.found(root.result)
            font: Theme.heading
        }
        Line {
            text: Words.list([words.points(root.result), words.help(root.result)])
            font: Theme.body
        }
        Item { width: 1; height: 4 }
        MoveRow {
            width: parent.width
            moves: root.result.moves
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: qsTr("Aphelion", "the app's name, in the corner of a shared picture")
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: 22
            color: Theme.needle
        }
    }
}
