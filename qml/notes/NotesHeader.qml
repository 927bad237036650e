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
    readonly property real besides: laws.width + Theme.gap
    readonly property bool inOneLine: inset + words.naturalWidth + Theme.group + choiceWidth + besides + margin <= width

    signal back()
    signal chosen(int view)
    signal lawsWanted()

    implicitHeight: Theme.gap + 4 + (inOneLine ? Math.max(words.height, choice.implicitHeight) : words.height + 4 + choice.implicitHeight)

    Item {
        id: words
        x: root.inset
        y: Theme.gap + (root.inOneLine ? Math.max(0, (choice.implicitHeight - height) / 2) : 0)
        readonly property real naturalWidth: only.x + Math.ceil(line.advanceWidth) + 1
        width: root.width - root.inset - root.margin - (root.inOneLine ? Theme.group + root.choiceWidth + root.besides : 0)
        height: Math.max(name.implicitHeight, only.height, root.canGoBack ? Theme.touch : 0)
        IconButton {
            id: leave
            anchors.verticalCenter: parent.verticalCenter
            visible: root.canGoBack
            iconName: "ui-back"
            text: qsTr("Back", "button that leaves the page")
            onClicked: root.back()
        }
        Label {
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
        Label {
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
        x: root.inOneLine ? root.width - root.margin - root.besides - width : root.margin
        y: root.inOneLine ? Theme.gap + Math.max(0, (words.height - implicitHeight) / 2) : Theme.gap + words.height + 4
        width: root.inOneLine ? root.choiceWidth : root.width - 2 * root.margin - root.besides
        height: implicitHeight
        current: root.view
        onChosen: index => root.chosen(index)
    }
    IconButton {
        id: laws
        objectName: "laws"
        x: root.width - root.margin - width
        y: choice.y + (choice.height - height) / 2
        framed: true
        iconName: "ui-laws"
        text: qsTr("Laws of the sky", "button on the notes: how many objects there are and where they can be")
        onClicked: root.lawsWanted()
    }
}
