pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion.Parts

// One line of the score sheet to fill in: what it is, what it gives, one less and one more.
GridLayout {
    id: root

    property string text
    property string detail
    property string object
    property string iconName
    property int count
    property int most
    property int figure: count // what stands between the buttons
    readonly property bool stacked: Theme.textScale >= 1.5

    signal stepped(int by)

    // The other button takes the keyboard over from one that cannot be used any more.
    function step(by: int, button: IconButton, other: IconButton) {
        const reason = button.visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason;
        root.stepped(by);
        if (!button.enabled)
            other.forceActiveFocus(reason);
    }

    columns: stacked ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: 0

    RowLayout {
        spacing: 10
        Layout.fillWidth: true
        Item {
            implicitWidth: 20
            implicitHeight: 20
            Layout.alignment: Qt.AlignTop
            ObjectIcon {
                visible: root.object !== ""
                anchors.centerIn: parent
                object: root.object
                size: 20
            }
            Icon {
                visible: root.iconName !== ""
                anchors.centerIn: parent
                name: root.iconName
                size: 20
                colour: Theme.needle
            }
        }
        ColumnLayout {
            spacing: 1
            Layout.fillWidth: true
            Label {
                text: root.text
                font: Theme.body
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Label {
                text: root.detail
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
    }
    RowLayout {
        spacing: 0
        Layout.alignment: Qt.AlignRight
        IconButton {
            id: less
            objectName: "less"
            framed: true
            iconName: "ui-minus"
            enabled: root.count > 0
            text: qsTr("%1, one less", "spoken name of a button on the score sheet, %1 'Asteroids'").arg(root.text)
            onClicked: root.step(-1, less, more)
            Keys.onRightPressed: if (more.enabled) more.forceActiveFocus(Qt.TabFocusReason)
        }
        Label {
            objectName: "figure"
            text: root.figure
            font: Theme.heading
            color: root.figure > 0 ? Theme.text : Theme.muted
            horizontalAlignment: Text.AlignHCenter
            Layout.preferredWidth: Theme.sized(38)
            Accessible.role: Accessible.StaticText
            Accessible.name: root.text + ": " + text
        }
        IconButton {
            id: more
            objectName: "more"
            framed: true
            iconName: "ui-plus"
            enabled: root.count < root.most
            text: qsTr("%1, one more", "spoken name of a button on the score sheet, %1 'Asteroids'").arg(root.text)
            onClicked: root.step(1, more, less)
            Keys.onLeftPressed: if (less.enabled) less.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
