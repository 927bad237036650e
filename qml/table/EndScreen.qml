pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// After the end, for everybody at the table: the reveal, the game to look back on, and with the cardboard board the
// score sheet.
PageStack {
    id: root

    required property Session session

    signal back()
    signal leave()
    signal rematch()

    initialItem: reveal

    Component { id: reveal; RevealPage { session: root.session; onBack: root.back(); onDone: root.leave(); onRematch: root.rematch(); onScoreSheetWanted: root.push(sheet); onLookBack: root.push(replay) } }
    Component { id: replay; ReplayPage { session: root.session; onBack: root.pop() } }
    Component { id: sheet; ScoreSheetPage { session: root.session; onBack: root.pop(); onDone: root.pop() } }
}
