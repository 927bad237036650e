import QtQuick
import Aphelion
import Aphelion.Parts

// A research topic to choose.
ChoiceCard {
    id: root

    property var topic // ShownTopic
    property var players: [] // ShownPlayer

    readonly property var readers: topic.readers.map(reader => players[reader]) // who else has read it
    readonly property string readBy: readers.length === 0 ? ""
        : qsTr("read by %1", "on a research topic: %1 one or more names").arg(readers.map(reader => reader.name).join(qsTr(", ", "between names")))
    readonly property string readByYou: topic.alreadyRead ? qsTr("read by you", "on a research topic") : ""

    objectName: "topic" + topic.topic
    upright: false
    padding: 16
    text: qsTr("Topic %1: %2", "spoken: %1 a letter, %2 'Asteroids and comets'").arg(topic.topic).arg(ClueWords.title(topic.title))
    detail: Words.list([ClueWords.sentence(topic.clue), readByYou, readBy])

    contentItem: TopicWords {
        topic: root.topic
        readers: root.readers
        readBy: root.readBy
        readByYou: root.readByYou
        chosen: root.checked
    }
}
