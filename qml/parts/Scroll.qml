import QtQuick

// What scrolls where it is higher than its place, and is clipped then. Software rendering draws a Shape that is clipped away
// altogether, over whatever is there: so there each is told when it is away, and draws nothing. Other renderers clip.
Flickable {
    id: root

    readonly property bool tells: clip && height > 0 && GraphicsInfo.api === GraphicsInfo.Software

    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    onTellsChanged: tell(contentItem)
    onContentYChanged: if (tells) tell(contentItem)

    Connections { // whatever else has moved before a frame is drawn
        target: root.tells ? root.Window.window : null
        function onAfterAnimating() { root.tell(root.contentItem); }
    }

    function tell(item: Item) {
        for (let i = 0; item && i < item.children.length; ++i) {
            const child = item.children[i], y = child.mapToItem(root, 0, 0).y;
            if (child.away !== undefined)
                child.away = root.tells && (y + child.height <= 0 || y >= root.height);
            tell(child);
        }
    }
}
