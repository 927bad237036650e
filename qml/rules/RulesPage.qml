pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The rules to look up: sections that open with a tap, and a search through all of them. Where it is wide the sections
// stand beside the text.
PageFrame {
    id: root

    property string typed // what is looked for
    property string current: "sky" // the section that is shown where it is wide
    property var opened: [] // and those that are open where it is not

    readonly property bool wide: width >= 700 && Theme.textScale < 1.5
    readonly property bool searching: typed.trim() !== ""
    readonly property var found: searching ? texts.sections.map(section => root.within(section)).filter(section => section.parts.length > 0) : texts.sections

    title: qsTr("Rules", "title of a page")
    canGoBack: true
    bottomPadding: 0

    RuleTexts { id: texts }
    RuleSearch { id: search }

    // What is left of a section: a title that is found leaves all of it, else what each part says has to be found.
    function within(section: var): var {
        return search.finds(section.title, root.typed) ? section : Object.assign({}, section, {
            parts: section.parts.map(part => root.remains(section.title, part)).filter(part => part !== null)
        });
    }
    function remains(title: string, part: var): var {
        if (part.kind !== "table")
            return search.finds(title + " " + part.text, root.typed) ? part : null;
        const rows = part.rows.filter(row => search.finds(title + " " + row.text, root.typed));
        return rows.length > 0 ? Object.assign({}, part, { rows: rows }) : null;
    }
    function showAll() {
        field.text = "";
        root.typed = "";
    }
    function toggle(key: string) {
        root.opened = root.opened.includes(key) ? root.opened.filter(one => one !== key) : root.opened.concat(key);
    }
    function go(index: int) {
        if (root.searching)
            scroll.contentY = Math.max(0, Math.min(text.place(index), scroll.contentHeight - scroll.height));
        else
            root.current = root.found[index].key;
    }
    onTypedChanged: scroll.contentY = 0
    onCurrentChanged: scroll.contentY = 0

    Item {
        id: bar
        width: Math.min(parent.width, root.wide ? 1000 : 560)
        height: field.height + 12
        x: Math.round((parent.width - width) / 2)
        Field {
            id: field
            objectName: "search"
            text: root.typed
            width: parent.width - (clear.visible ? clear.width + 4 : 0)
            placeholder: qsTr("Search the rules", "in an empty text field")
            inputMethodHints: Qt.ImhNoPredictiveText
            onTextChanged: if (field.text !== root.typed) root.typed = field.text // typed, or put there by a screen reader
        }
        IconButton {
            id: clear
            visible: field.text !== ""
            anchors { right: parent.right; verticalCenter: field.verticalCenter }
            iconName: "ui-close"
            text: qsTr("Clear the search", "button")
            onClicked: {
                root.showAll();
                field.focusLine();
            }
        }
    }
    ScrollColumn {
        id: list
        visible: root.wide
        x: bar.x
        y: bar.height
        width: Math.min(300, bar.width * 0.34)
        height: parent.height - y
        spacing: Theme.gap
        Repeater {
            model: root.wide ? root.found : []
            RuleHeading {
                required property int index
                required property var modelData
                text: modelData.title
                iconName: modelData.icon
                current: !root.searching && root.current === modelData.key
                width: parent ? parent.width : 0
                onClicked: root.go(index)
            }
        }
    }
    ScrollColumn {
        id: scroll
        objectName: "rules"
        x: root.wide ? list.x + list.width + 24 : 0
        y: bar.height
        width: root.wide ? bar.width - list.width - 24 : parent.width
        height: parent.height - y
        bottomMargin: Theme.group
        widest: 640
        RulesFound {
            id: text
            sections: root.wide && !root.searching ? root.found.filter(section => section.key === root.current) : root.found
            typed: root.searching ? root.typed : ""
            folding: !root.wide && !root.searching
            opened: root.opened
            width: parent.width
            onToggled: key => root.toggle(key)
            onAllWanted: root.showAll()
        }
    }
}
