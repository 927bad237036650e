import QtQuick

// Stands in a Flickable and scrolls it so that what has the keyboard can be seen.
Item {
    id: root

    required property Flickable target

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        for (let up = focused; up; up = up.parent) {
            if (up !== root.target.contentItem)
                continue;
            const y = focused.mapToItem(root.target.contentItem, 0, 0).y;
            const most = Math.max(0, root.target.contentHeight - root.target.height);
            const shown = Math.min(Math.max(root.target.contentY, y + focused.height + 16 - root.target.height), y);
            root.target.contentY = Math.max(0, Math.min(most, shown));
        }
    }
}
