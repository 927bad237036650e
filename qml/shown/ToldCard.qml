pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// What the player who looks was told last, on the table: it stays until it is put away or something else is done.
Item {
    id: root

    required property OwnAnswer own
    property bool board: false // a cardboard board lies on the table
    property bool closable: true
    property bool tight: false // there is little room

    readonly property bool upright: width < 210 * Theme.textScale
    readonly property bool counted: words.counted
    readonly property string move: board && (own.answer.moved ?? 0) > 0 ? AskingWords.move(own.answer.moved) : ""

    AnswerWords { id: words; answer: root.own.answer; asked: root.own.asked }

    objectName: "told"
    visible: own.shown
    implicitWidth: card.implicitWidth
    implicitHeight: card.implicitHeight
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Words.list([words.question, words.words, words.detail, words.seenBy, move])

    // It comes up with a small spring, so that nobody overlooks it.
    onVisibleChanged: if (visible && !own.said) coming.restart()
    Component.onCompleted: if (visible && !own.said) coming.restart()
    ParallelAnimation {
        id: coming
        NumberAnimation { target: root; property: "scale"; from: 0.86; to: 1; duration: 2 * Theme.pageIn; easing.type: Easing.OutBack }
        NumberAnimation { target: root; property: "opacity"; from: 0; to: 1; duration: Theme.pageIn; easing.type: Easing.OutCubic }
    }
    Announcement {
        item: root
        text: root.visible && !root.own.said ? root.Accessible.name : ""
        onSaid: {
            root.own.said = true;
            Cues.give(Cue.Answer);
        }
    }

    Card {
        id: card
        anchors.fill: parent
        fill: Theme.raised
        line: Theme.accent
        padding: root.tight ? 8 : 12
        rightPadding: root.closable ? 4 : padding
        contentItem: GridLayout {
            columns: root.upright ? 1 : 3
            columnSpacing: 14
            rowSpacing: 6
            RowLayout {
                spacing: 8
                Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignVCenter
                ObjectIcon {
                    visible: root.counted || words.kind === "Appears"
                    object: words.object === "" ? "?" : words.object
                    size: root.counted ? 24 : 40
                }
                Icon {
                    visible: words.kind === "ClueRead"
                    name: "action-research"
                    size: 28
                    colour: Theme.needle
                }
                Label {
                    objectName: "toldFigure"
                    visible: root.counted
                    text: words.words
                    font: Theme.figure
                    color: Theme.text
                }
            }
            ColumnLayout {
                spacing: 2
                Layout.alignment: Qt.AlignVCenter
                Said {
                    objectName: "toldWords"
                    text: root.counted ? words.detail : words.words
                    font: root.tight ? Theme.label : Theme.heading
                    color: Theme.text
                }
                Said {
                    text: root.counted ? "" : words.detail
                    font: Theme.body
                    color: Theme.text
                }
                Said {
                    objectName: "toldQuestion"
                    text: words.question
                }
                Said {
                    objectName: "toldMove"
                    text: root.move
                    font: Theme.label
                    color: Theme.text
                }
                Said {
                    text: root.tight ? "" : words.seenBy
                }
            }
            GridLayout {
                columns: root.upright ? 2 : 1
                columnSpacing: 0
                rowSpacing: 0
                Layout.alignment: root.upright ? Qt.AlignHCenter : Qt.AlignTop
                IconButton {
                    objectName: "putAway"
                    visible: root.closable
                    iconName: "ui-close"
                    colour: Theme.muted
                    text: qsTr("Put the answer away", "spoken name of a button on an answer")
                    Layout.topMargin: root.upright ? 0 : -8
                    onClicked: root.own.dismiss()
                }
                ClueHelp {
                    clue: words.kind === "ClueRead" ? root.own.answer.clue : null
                }
            }
        }
    }
    component Said: Label {
        visible: text !== ""
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
}
