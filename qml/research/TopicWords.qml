pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What stands on a topic's card: its letter, what it is about, its clue once it is known, and who else has read it.
Item {
    id: root

    property var topic // ShownTopic
    property var readers: [] // ShownPlayer
    property string readBy
    property string readByYou
    property bool chosen: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    TextMetrics { id: readersWidth; text: root.readBy; font: Theme.small }
    RowLayout {
        id: row
        width: parent.width
        spacing: 14
        TopicLetter {
            letter: root.topic.topic
            chosen: root.chosen
            Layout.alignment: Qt.AlignTop
        }
        ColumnLayout {
            spacing: 6
            Label {
                text: ClueWords.title(root.topic.title)
                font: Theme.heading
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Label {
                objectName: "clue"
                visible: root.topic.alreadyRead
                text: ClueWords.sentence(root.topic.clue)
                font: Theme.body
                color: Theme.text
                lineHeight: 1.2
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            GridLayout {
                id: line
                readonly property bool sideBySide: readersWidth.width + 20 * root.readers.length + 120 * Theme.textScale < root.width - 60
                columns: sideBySide ? 2 : 1
                rowSpacing: 4
                Layout.fillWidth: true
                Row {
                    visible: !root.topic.alreadyRead
                    spacing: 12
                    ObjectIcon { object: root.topic.title.subject; size: 20 }
                    ObjectIcon { visible: object !== ""; object: root.topic.title.other; size: 20 }
                }
                RowLayout {
                    visible: root.topic.alreadyRead
                    spacing: 6
                    Icon { name: "ui-check"; size: 16; colour: Theme.success }
                    Label {
                        text: root.readByYou
                        font: Theme.small
                        color: Theme.success
                    }
                }
                RowLayout {
                    id: who
                    visible: root.readers.length > 0
                    spacing: 6
                    Layout.fillWidth: true
                    Item {
                        visible: line.sideBySide
                        Layout.fillWidth: true
                    }
                    Repeater {
                        model: root.readers
                        PlayerShape {
                            required property var modelData
                            player: modelData.colour
                            size: 12
                        }
                    }
                    Label {
                        objectName: "readers"
                        text: root.readBy
                        font: Theme.small
                        color: Theme.muted
                        wrapMode: Text.Wrap
                        Layout.fillWidth: !line.sideBySide
                    }
                }
            }
        }
    }
}
