pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The six kinds of things in the sky: how many there are, and the law that each keeps. It can stand alone.
Column {
    id: root

    property bool expert: false
    property real room: Infinity // the height in which all six should be in sight
    readonly property bool large: width >= 340 && room >= 6 * 60 * Theme.textScale

    readonly property RuleNumbers numbers: RuleNumbers {}
    readonly property var edition: expert ? numbers.expert : numbers.standard
    readonly property var laws: ({
        C: qsTr("only in sectors %1", "law of comets; %1 numbers of sectors").arg(Words.all(Array.from(edition.cometSectors))),
        A: qsTr("always beside another asteroid", "law of asteroids"),
        D: expert ? qsTr("never beside Planet X, all within exactly %1 sectors", "law of dwarf planets in Expert").arg(numbers.dwarfBand)
            : qsTr("never beside Planet X", "law of dwarf planets"),
        G: qsTr("always beside a truly empty sector", "law of gas clouds"),
        E: qsTr("nothing there at all", "of truly empty sectors"),
        X: qsTr("looks empty, and that is the riddle", "of Planet X")
    })

    spacing: 0
    Repeater {
        model: ["X", "A", "G", "D", "C", "E"]
        Item {
            id: row
            required property string modelData
            readonly property int count: root.edition.count[modelData]
            width: root.width
            implicitHeight: Math.max(40, words.implicitHeight + (root.large ? 22 : 8))
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.list([name.text, law.text])
            ObjectIcon {
                id: sign
                x: 4
                anchors.verticalCenter: parent.verticalCenter
                object: row.modelData
                size: root.large ? 34 : 24
            }
            Column {
                id: words
                x: root.large ? 58 : 42
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    id: name
                    text: Words.fill(qsTr("%1 × %2", "how many of an object there are: %1 its name, %2 a number"), LogWords.label(row.modelData), row.count)
                    font: root.large ? Theme.heading : Theme.label
                    color: Theme.text
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Label {
                    id: law
                    text: root.laws[row.modelData]
                    font: root.large ? Theme.body : Theme.small
                    color: Theme.muted
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
