import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Aphelion.Parts // ShapesInSight

// A screen: the sky behind, a title with what stands beside it, the content, a footer.
T.Page {
    id: root

    property string subtitle
    property bool canGoBack: false
    property int player: -1 // whose shape stands before the title
    property bool forEverybody: false // all look at it together: nobody's notes may stand beside it
    property bool answers: false // asks something, and shows the answer itself
    property color skyTop: Theme.backgroundTop
    property bool starry: false // stars behind the content
    property bool scrolled: false // something goes below the title, and not every renderer clips it
    property alias actions: beside.data // at the right of the title
    readonly property alias heading: head
    readonly property int margin: Theme.margin(width)

    signal back()

    leftPadding: margin
    rightPadding: margin
    topPadding: Theme.gap
    bottomPadding: Theme.gap
    implicitWidth: 390
    implicitHeight: 844

    background: Rectangle {
        gradient: Gradient {
            GradientStop { position: 0; color: root.skyTop }
            GradientStop { position: 0.5; color: Theme.background }
        }
        ShapesInSight {}
        StarField {
            visible: root.starry && !Theme.highContrast
            anchors.fill: parent
            count: root.width >= 700 ? 140 : 90
        }
    }
    // Read and reached with the keyboard in the order in which it stands: the footer last.
    Component.onCompleted: {
        if (!footer)
            return;
        footer.parent = null;
        footer.parent = root;
    }
    header: Rectangle {
        z: 1
        color: root.scrolled ? root.skyTop : "transparent"
        implicitHeight: line.implicitHeight + line.roof + 4
        RowLayout {
            id: line
            readonly property int roof: root.height < 600 ? 10 : 20
            anchors { left: parent.left; right: parent.right; top: parent.top; topMargin: line.roof }
            anchors.leftMargin: root.canGoBack ? Math.max(0, root.margin - 11) : root.margin
            anchors.rightMargin: root.margin
            spacing: 12
            IconButton {
                visible: root.canGoBack
                iconName: "ui-back"
                Layout.rightMargin: -9 // its square is larger than its sign
                text: qsTr("Back", "button that leaves the page")
                onClicked: root.back()
            }
            PlayerShape {
                visible: root.player >= 0
                player: Math.max(0, root.player)
                size: 18
            }
            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true
                Label {
                    id: head
                    text: root.title
                    font: root.width < 360 ? Theme.titleSmall : root.width < 700 ? Theme.title : Theme.titleLarge
                    color: Theme.text
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                    Layout.fillWidth: true
                }
                Label {
                    visible: root.subtitle !== ""
                    text: root.subtitle
                    font: Theme.subtitle
                    color: Theme.muted
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    Layout.fillWidth: true
                }
            }
            Row {
                id: beside
                spacing: Theme.gap
            }
        }
    }
}
