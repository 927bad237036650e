import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A theory phase or the last chance waits for the player who looks: the page for it, and beside it "No theory". At a
// shared device that lets the curtain fall, so that the others can say so, too.
GridLayout {
    id: root

    required property TableModel table
    readonly property bool theories: table.phase === "Theories"
    readonly property bool held: table.players[table.viewpoint]?.none ?? false
    property string trouble

    signal opened(string action)

    onVisibleChanged: if (!visible) choose.focus = none.focus = false // Tab leads nowhere from what cannot be seen

    columns: !theories || choose.implicitWidth + none.implicitWidth + columnSpacing > width ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    TroubleNotice {
        trouble: root.trouble
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
    }
    PrimaryButton {
        id: choose
        objectName: "choose"
        horizontalPadding: root.width < 440 ? 12 : 20
        text: root.theories ? qsTr("Choose my theories", "button on the table in a theory phase") : qsTr("Use my last chance", "button on the table")
        onClicked: root.opened(root.theories ? "SubmitTheories" : "LastChance")
        Layout.fillWidth: true
    }
    SecondaryButton {
        id: none
        objectName: "noTheory"
        visible: root.theories
        horizontalPadding: choose.horizontalPadding
        iconName: root.held ? "ui-check" : ""
        text: qsTr("No theory", "a player publishes nothing in this theory phase")
        Accessible.checkable: root.held
        Accessible.checked: root.held
        onClicked: {
            root.trouble = root.table.chooseNone(root.table.viewpoint, !root.held);
            if (root.trouble === "" && root.held)
                root.table.lock();
        }
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(implicitHeight, choose.implicitHeight)
    }
}
