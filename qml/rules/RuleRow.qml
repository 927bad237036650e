pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A row of a table in the rules: words, then a number for each column; under the words where it is narrow.
Item {
    id: root

    property var row // {text, values, object}
    property var heads: []
    property string typed
    property real column: 90

    property bool narrow: false
    readonly property real inset: row.object !== "" ? 28 : 0

    implicitHeight: Math.max(words.height + (narrow ? numbers.height + 2 : 0), numbers.height, 20) + 12
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.list([row.text].concat(row.values.map((value, i) => root.heads[i] + " " + value)))

    Rectangle {
        width: root.width
        height: 1
        color: Theme.outline
    }
    ObjectIcon {
        visible: root.row.object !== ""
        object: root.row.object
        size: 18
        y: 7
    }
    RuleLine {
        id: words
        x: root.inset
        y: 7
        width: root.width - x - (root.narrow ? 0 : root.heads.length * root.column + Theme.gap)
        words: root.row.text
        typed: root.typed
        Accessible.ignored: true
    }
    Grid {
        id: numbers
        x: root.narrow ? root.inset : root.width - width
        y: root.narrow ? words.y + words.height + 2 : 7
        columns: root.narrow ? 1 : root.heads.length
        rowSpacing: 2
        Repeater {
            model: root.row.values
            Label {
                required property int index
                required property string modelData
                text: root.narrow ? Words.fill(qsTr("%1: %2", "a number in the rules: %1 'Standard' or 'Time', %2 '12'"), root.heads[index], modelData) : modelData
                font: Theme.labelPlain
                color: Theme.text
                wrapMode: Text.Wrap
                horizontalAlignment: root.narrow ? Text.AlignLeft : Text.AlignRight
                leftPadding: root.narrow ? 0 : Theme.gap
                width: root.narrow ? root.width - root.inset : root.column
                Accessible.ignored: true
            }
        }
    }
}
