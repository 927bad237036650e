pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// A question with a few answers, one of which is chosen: side by side where there is room.
ColumnLayout {
    id: root

    property string title
    property var options: [] // {text, detail}
    property int current: 0

    signal chosen(int index)

    spacing: Theme.gap

    GroupTitle { text: root.title }
    GridLayout {
        columns: root.width >= 300 * Theme.textScale ? root.options.length : 1
        rowSpacing: Theme.gap
        columnSpacing: Theme.gap
        Repeater {
            model: root.options.length
            ChoiceCard {
                required property int index
                readonly property var option: root.options[index]
                text: option.text
                detail: option.detail
                upright: false
                checked: index === root.current
                onClicked: root.chosen(index)
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1 // all as wide as one another
            }
        }
    }
}
