pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// After the end, for everybody at the table: the reveal, and with the cardboard board the score sheet.
PageStack {
    id: root

    required property Session session

    signal back()
    signal leave()
    signal rematch()

    initialItem: reveal

    Component { id: reveal; RevealPage { session: root.session; onBack: root.back(); onDone: root.leave(); onRematch: root.rematch(); onScoreSheetWanted: root.push(sheet) } }
    Component { id: sheet; ScoreSheetPage { session: root.session; onBack: root.pop(); onDone: root.pop() } }
}
