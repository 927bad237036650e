import QtQuick
import Aphelion
import Aphelion.Parts

// The head of the notes: the title, that nobody else sees them, and as what they are shown.
Item {
    id: root

    property bool canGoBack: false
    property int view: 0
    readonly property int margin: Theme.margin(width)
    readonly property real inset: canGoBack ? Math.max(0, margin - 11) : margin
    readonly property real choiceWidth: width >= 560 ? Math.max(choice.implicitWidth, 270) : choice.implicitWidth
    readonly property bool inOneLine: inset + words.naturalWidth + Theme.group + choiceWidth + margin <= width

    signal back()
    signal chosen(int view)

    implicitHeight: lines.implicitHeight + Theme.gap + 4

    Grid {
        id: lines
        x: root.inset
        y: Theme.gap
        columns: root.inOneLine ? 2 : 1
        columnSpacing: Theme.group
        rowSpacing: 4
        verticalItemAlignment: Grid.AlignVCenter
        Item {
            id: words
            readonly property real naturalWidth: only.x + Math.ceil(line.advanceWidth) + 1
            width: root.width - root.inset - root.margin - (root.inOneLine ? Theme.group + root.choiceWidth : 0)
            height: Math.max(name.implicitHeight, only.height, root.canGoBack ? Theme.touch : 0)
            IconButton {
                id: leave
                anchors.verticalCenter: parent.verticalCenter
                visible: root.canGoBack
                iconName: "ui-back"
                text: qsTr("Back", "button that leaves the page")
                onClicked: root.back()
            }
            Text {
                id: name
                x: root.canGoBack ? leave.width + 3 : 0
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Notes", "title of a page")
                font: root.width < 360 ? Theme.titleSmall : root.width < 700 ? Theme.title : Theme.titleLarge
                color: Theme.text
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Icon {
                id: lock
                name: "ui-lock"
                size: Math.min(Theme.sized(14), 20)
                colour: Theme.muted
                anchors { left: name.right; leftMargin: 10; verticalCenter: parent.verticalCenter; verticalCenterOffset: 2 }
            }
            TextMetrics {
                id: line
                font: only.font
                text: only.text
            }
            Text {
                id: only
                x: name.x + name.implicitWidth + 10 + lock.width + 6
                width: Math.max(0, parent.width - x)
                anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: 2 }
                text: qsTr("only you", "beside the title of the notes: nobody else sees them")
                font: Theme.subtitle
                color: Theme.muted
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        NotesViewChoice {
            id: choice
            width: root.inOneLine ? root.choiceWidth : root.width - root.inset - root.margin
            height: implicitHeight
            current: root.view
            onChosen: index => root.chosen(index)
        }
    }
}
