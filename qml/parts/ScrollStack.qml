import QtQuick

// As ScrollColumn, for content that takes its width from what holds it (width: parent.width): many wrapped texts within one
// another settle at once, where layouts would need a round for each.
Flickable {
    id: root

    default property alias content: column.data
    property real widest: 560
    property alias spacing: column.spacing

    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    implicitWidth: widest
    implicitHeight: contentHeight

    // What has the keyboard is brought into view.
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        for (let up = focused; up; up = up.parent) {
            if (up !== column)
                continue;
            const y = focused.mapToItem(column, 0, 0).y;
            contentY = Math.max(0, Math.min(Math.max(contentY, y + focused.height + 16 - height), y));
        }
    }

    Column {
        id: column
        width: Math.min(root.width, root.widest)
        x: Math.round((root.width - width) / 2)
        spacing: Theme.group
    }
}
