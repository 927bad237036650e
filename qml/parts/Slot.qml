import QtQuick

// Makes an item while it is wanted and destroys it when it is not. What a Loader does, for components that see what is
// around them, which the Loader of Qt 6.4 refuses. While the slot has the keyboard, its item has it.
FocusScope {
    id: root

    property bool wanted: true
    property Component content
    property Item item: null

    Repeater {
        model: root.wanted ? 1 : 0
        delegate: root.content
        onItemAdded: (index, item) => {
            item.anchors.fill = root;
            item.focus = true;
            root.item = item;
        }
        onItemRemoved: root.item = null
    }
}
