pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Everybody's looks at the sky beside the rows of the sheet: the own ones first, then the others'. A tap or the arrow
// keys choose one, to hear it in words.
FocusScope {
    id: root

    property var own: [] // RecordLine
    property var others: []
    property var players: []
    property int rows: 12
    property real headHeight: 44
    property real rowHeight: 24
    property real pitch: 28
    property real contentY: 0 // scrolled with the sheet
    property int current: -1 // among all, own first

    readonly property var looks: own.concat(others)
    readonly property int count: looks.length
    readonly property real gapBetween: own.length > 0 && others.length > 0 ? 13 : 0
    NoteWords { id: words }

    signal chosen(var look)
    signal scrolled(real contentY) // by hand, here

    implicitWidth: count * pitch + gapBetween
    implicitHeight: headHeight + rows * rowHeight
    activeFocusOnTab: count > 0
    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Surveys and targets", "spoken name of the bars beside the notes")

    function placeOf(index: int): real {
        return index * root.pitch + (index < root.own.length ? 0 : root.gapBetween);
    }
    function colourOf(look: var): int {
        return root.players[look.line.who]?.colour ?? 0;
    }
    function choose(index: int) {
        if (index < 0 || index >= root.count)
            return;
        root.current = index;
        body.contentX = Math.max(Math.min(body.contentX, placeOf(index)), placeOf(index) + root.pitch - body.width);
        root.chosen(root.looks[index]);
    }
    Keys.onRightPressed: choose(Math.min(root.count - 1, root.current + 1))
    Keys.onLeftPressed: choose(Math.max(0, root.current - 1))
    onCountChanged: current = -1
    onContentYChanged: if (!body.moving) body.contentY = contentY

    Item {
        width: root.width
        height: root.headHeight
        Repeater {
            model: root.looks
            RecordHead {
                required property int index
                required property var modelData
                x: root.placeOf(index) - body.contentX
                width: root.pitch
                height: root.headHeight
                look: modelData
                colour: root.colourOf(look)
            }
        }
    }
    Scroll {
        id: body
        y: root.headHeight
        width: root.width
        height: root.height - y
        contentWidth: Math.max(width, root.implicitWidth)
        contentHeight: root.rows * root.rowHeight
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: contentHeight > height ? Flickable.AutoFlickDirection : Flickable.HorizontalFlick
        interactive: contentWidth > width || contentHeight > height
        clip: true
        onContentYChanged: if (moving) root.scrolled(contentY)
        TapHandler {
            onTapped: point => {
                const x = point.position.x;
                const other = x - root.own.length * root.pitch - root.gapBetween;
                root.choose(other < 0 ? Math.min(root.own.length - 1, Math.floor(x / root.pitch)) : root.own.length + Math.floor(other / root.pitch));
            }
        }
        Rectangle {
            visible: root.gapBetween > 0
            x: root.own.length * root.pitch + 6
            width: 1
            height: body.contentHeight
            color: Theme.outline
        }
        Repeater {
            model: root.looks
            RecordBar {
                required property int index
                required property var modelData
                x: root.placeOf(index)
                width: root.pitch
                look: modelData
                rows: root.rows
                rowHeight: root.rowHeight
                current: root.current === index
                Accessible.role: Accessible.ListItem
                Accessible.name: words.recorded(look, root.players)
                Accessible.onPressAction: root.choose(index)
            }
        }
    }
    FocusRing { anchors.margins: 1; corner: Theme.radiusCell; visible: root.activeFocus }
}
