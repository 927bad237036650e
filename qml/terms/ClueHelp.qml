import QtQuick
import Aphelion
import Aphelion.Parts

// Beside a clue: what its words mean. Takes no place where there is no clue.
IconButton {
    id: root

    property var clue: null // ShownClue

    readonly property var terms: clue ? book.of(clue.kind, clue.x ?? "", clue.y ?? "", clue.n ?? 0, clue.sectors ?? 0) : []
    readonly property bool wanted: terms.length > 0

    objectName: "clueHelp"
    visible: wanted
    iconName: "ui-help"
    colour: Theme.muted
    text: TermWords.question(terms)
    onClicked: sheet.open()

    Terms { id: book }
    TermsSheet {
        id: sheet
        clue: root.wanted ? root.clue : ({ kind: "" })
        onClosed: if (root.visible) root.forceActiveFocus(Qt.PopupFocusReason) // the keyboard goes on where it was
    }
}
