import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// Free words about a sector or the whole sheet. They are kept at every pause in typing, on leaving and before the curtain
// falls; what cannot be kept stays here and says why.
Item {
    id: root

    required property NotesModel notes
    property int sector: 0 // 0 for the whole sheet
    property string kept // what the notes have now
    property string label
    property string placeholder
    property string trouble

    implicitWidth: 240
    implicitHeight: column.implicitHeight

    function keep() {
        pause.stop();
        if (area.text === root.kept)
            return;
        const fault = root.notes.write(root.sector, area.text);
        root.trouble = fault === "NothingChanges" ? "" : fault;
    }
    // What was being typed is kept for its author, the word that the keyboard still holds too, and nobody else's.
    Connections {
        target: root.notes
        function onLookingAway() {
            if (area.preeditText !== "")
                Qt.inputMethod.commit(); // qmllint disable
            root.keep();
        }
        function onLookedAway() {
            root.show();
        }
    }
    onKeptChanged: if (!pause.running) show()
    onSectorChanged: show()
    Component.onCompleted: show()
    Component.onDestruction: keep()
    function edit() {
        area.forceActiveFocus();
        area.cursorPosition = area.length;
    }
    function show() {
        if (area.text !== root.kept)
            area.text = root.kept;
        root.trouble = "";
        pause.stop();
    }
    Timer {
        id: pause
        interval: 400
        onTriggered: root.keep()
    }

    Column {
        id: column
        width: parent.width
        spacing: 4
        Label {
            visible: text !== ""
            text: root.label
            font: Theme.small
            color: Theme.muted
            width: parent.width
            wrapMode: Text.Wrap
        }
        T.TextArea {
            id: area
            objectName: "noteText"
            width: parent.width
            height: Math.max(Theme.sized(72), contentHeight + topPadding + bottomPadding)
            leftPadding: 14
            rightPadding: 14
            topPadding: 11
            bottomPadding: 11
            font: Theme.body
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            selectByMouse: true
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label !== "" ? root.label : root.placeholder
            Accessible.multiLine: true
            Keys.priority: Keys.BeforeItem
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onTextChanged: if (text !== root.kept) pause.restart()
            onActiveFocusChanged: if (!activeFocus) root.keep()
            background: FieldFace {
                focused: area.activeFocus
                wrong: root.trouble !== ""
            }
            Label {
                visible: area.text === "" && area.preeditText === ""
                x: area.leftPadding
                y: area.topPadding
                width: parent.width - 2 * x
                text: root.placeholder
                font: area.font
                color: Theme.muted
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Label {
            visible: text !== ""
            text: Words.list([TroubleWords.title(root.trouble), TroubleWords.detail(root.trouble)])
            font: Theme.small
            color: Theme.danger
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
