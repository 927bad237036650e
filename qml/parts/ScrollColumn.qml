import QtQuick

// The content of a page, one under the other: as wide as can be read well, and scrolling where it is higher than its place.
// What stands in it takes its width from it (width: parent.width): many wrapped texts within one another settle at once,
// where layouts would need a round for each. A layout within it must not hold items that come and go (a Repeater over a
// model that changes): Qt 6.4 lays out once more what is already deleted when it is moved. A Column or a Grid may.
Scroll {
    id: root

    default property alias content: column.data
    property real widest: 560
    property alias spacing: column.spacing
    readonly property bool vast: width >= 700 && height >= 500 // a tablet: little content does not hang at the top

    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.gap
    implicitWidth: widest
    implicitHeight: contentHeight

    KeepInView { target: root }
    Column {
        id: column
        width: Math.min(root.width, root.widest)
        x: Math.round((root.width - width) / 2)
        y: root.vast ? Math.round(Math.max(0, root.height - root.contentHeight) * 0.24) : 0
        spacing: Theme.group
    }
}
