import QtQuick
import Aphelion
import Aphelion.Parts

// What the typed code is, or what is wrong with it. While it is short it is only counted; who stops at four symbols has perhaps
// the published app's code at hand.
Column {
    id: root

    required property var checked // CheckedCode
    required property int length // of a code
    readonly property int count: checked.symbols.length
    readonly property bool tooShort: count < length
    readonly property int publishedLength: 4 // of the codes that the published app gives out
    property bool stopped: false // typing has paused

    function insist() {
        root.stopped = true;
    }
    onCountChanged: {
        stopped = false;
        pause.restart();
    }
    Timer {
        id: pause
        interval: 1500
        onTriggered: root.stopped = true
    }

    readonly property string verdict: {
        if (checked.ok)
            return qsTr("%1 game", "verdict on a typed code; %1 the mode").arg(LobbyWords.mode(checked.mode));
        if (tooShort)
            return qsTr("%1 of %2 symbols", "how much of a code is typed").arg(count).arg(length);
        if (checked.fault === "Length")
            return qsTr("Too many symbols: %1 instead of %2", "verdict on a typed code").arg(count).arg(length);
        return TroubleWords.title(checked.fault);
    }

    spacing: Theme.gap
    Row {
        spacing: Theme.gap
        anchors.horizontalCenter: parent.horizontalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: root.verdict
        Icon {
            visible: !root.tooShort
            name: root.checked.ok ? "ui-check" : "ui-warning"
            size: Math.min(30, Theme.label.pixelSize * 1.5)
            colour: root.checked.ok ? Theme.success : Theme.danger
        }
        Label {
            text: root.verdict
            font: Theme.label
            color: root.tooShort ? Theme.muted : Theme.text
            wrapMode: Text.Wrap
            width: Math.min(implicitWidth, root.width - 30 - Theme.gap)
        }
    }
    Line {
        visible: text !== ""
        text: root.checked.ok || root.tooShort ? "" : root.checked.fault === "Length" ? "" : TroubleWords.detail(root.checked.fault)
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
    }
    Notice {
        visible: root.stopped && root.count === root.publishedLength
        iconName: "ui-help"
        title: qsTr("A code of four belongs to the published app", "answer to a code of four symbols")
        detail: qsTr("It works there and only there. Ours are longer: start a new game and share its code.", "answer to a code of four symbols")
        width: parent.width
    }
}
