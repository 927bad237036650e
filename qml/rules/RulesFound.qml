pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Sections of the rules under one another, folded up or open; or that there are none.
Column {
    id: root

    property var sections: []
    property string typed
    property bool folding: false
    property var opened: [] // keys of sections, while they fold

    signal toggled(string key)
    signal allWanted()

    // Where a section begins.
    function place(index: int): real {
        return all.itemAt(index)?.y ?? 0;
    }

    spacing: folding ? Theme.gap : 24

    Repeater {
        id: all
        model: root.sections
        Column {
            id: section
            required property var modelData
            readonly property bool open: !root.folding || root.opened.includes(modelData.key)
            objectName: "section-" + modelData.key
            width: root.width
            spacing: 12
            RuleHeading {
                visible: root.folding
                text: section.modelData.title
                iconName: section.modelData.icon
                folding: true
                current: section.open
                onClicked: root.toggled(section.modelData.key)
                width: parent.width
            }
            RuleLine {
                visible: !root.folding
                words: section.modelData.title
                typed: root.typed
                font: Theme.heading
                Accessible.role: Accessible.Heading
                width: parent.width
            }
            Repeater {
                model: section.open ? [section.modelData.parts] : []
                RuleSection {
                    required property var modelData
                    parts: modelData
                    typed: root.typed
                    x: root.folding ? 4 : 0
                    width: section.width - 2 * x
                    bottomPadding: root.folding ? Theme.group : 0
                }
            }
        }
    }
    Notice {
        objectName: "nothingFound"
        visible: root.sections.length === 0
        iconName: "ui-help"
        title: qsTr("Nothing in the rules about “%1”", "title, %1 what was typed").arg(root.typed)
        detail: qsTr("Try another word, or only its beginning.", "below: nothing was found in the rules")
        width: parent.width
    }
    SecondaryButton {
        visible: root.sections.length === 0
        text: qsTr("Show all rules", "button: nothing was found")
        onClicked: root.allWanted()
        width: parent.width
    }
}
