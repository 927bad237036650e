import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Aphelion.Parts // ShapesInSight

// A sheet over a page: from the bottom on a phone, in the middle on a tablet. Back, Escape and a tap beside it close it.
T.Popup {
    id: root

    property string title
    default property alias content: column.data
    readonly property bool centred: parent && parent.width >= 700

    parent: T.Overlay.overlay
    modal: true
    focus: true
    width: parent ? Math.min(parent.width, centred ? 480 : 560) : 320
    height: Math.min(implicitHeight, parent ? parent.height - (centred ? 48 : 24) : implicitHeight)
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? (centred ? Math.round((parent.height - height) / 2) : parent.height - height) : 0
    padding: 20
    bottomPadding: 24
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.pageIn } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.pageOut } }

    background: Rectangle {
        color: Theme.surface
        radius: Theme.radiusCard
        border.color: Theme.outline
        ShapesInSight {}
    }
    contentItem: Scroll { // qmllint disable
        id: view
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        Item { // a tap beside the sheet, for those who cannot see where that is
            y: -height - root.topPadding
            width: parent.width
            height: Theme.touch
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Close this sheet", "spoken: what a tap beside a sheet does")
            Accessible.ignored: !(root.closePolicy & T.Popup.CloseOnPressOutside)
            Accessible.onPressAction: root.close()
        }
        KeepInView { target: view }
        ColumnLayout {
            id: column
            width: parent.width
            spacing: 12
            Label {
                visible: text !== ""
                text: root.title
                font: Theme.heading
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
    }
}
