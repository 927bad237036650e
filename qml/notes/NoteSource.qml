pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Where the mark of a cell comes from, and what is known where a hand has written over it.
ColumnLayout {
    id: root

    required property NotesModel notes
    required property TableModel table
    property var cell: null // NoteCell

    readonly property bool byHand: cell?.origin === "Hand"
    readonly property bool untouched: byHand && cell.mark === "Possible" && cell.fact === ""
    readonly property string from: !cell ? "" : cell.origin === "Printed" ? "Printed" : cell.factOrigin
    readonly property bool overwritten: byHand && from !== "" && cell.fact !== cell.mark

    NoteWords { id: words }

    spacing: 6
    SourceLine {
        visible: root.cell !== null && root.byHand
        origin: "Hand"
        text: root.untouched ? qsTr("Nothing is known yet.", "about an object in a sector")
            : root.cell?.layer > 0 ? qsTr("Marked by you, only in a what-if.", "where a mark comes from")
            : qsTr("Marked by you.", "where a mark comes from")
    }
    SourceLine {
        visible: root.overwritten
        origin: "Hand"
        warning: true
        text: qsTr("You were told otherwise: %1.", "a mark by hand that differs from what is known, %1 'not here'").arg(Words.marks[root.cell?.fact] ?? "")
    }
    SourceLine {
        visible: root.from !== ""
        origin: root.from
        text: root.from === "" ? "" : words.source(root.cell, root.notes, root.table.players)
    }

    component SourceLine: RowLayout {
        id: line
        property string origin
        property string text
        property bool warning: false
        spacing: 10
        Layout.fillWidth: true
        Item {
            implicitWidth: 18
            implicitHeight: 18
            Layout.alignment: Qt.AlignTop
            NoteOrigin { anchors.centerIn: parent; visible: line.origin !== "Hand"; origin: line.origin }
            Icon { anchors.centerIn: parent; visible: line.origin === "Hand"; name: line.warning ? "ui-warning" : "ui-write"; size: 16; colour: Theme.muted }
        }
        Label {
            text: line.text
            font: Theme.subtitle
            color: Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
