pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// A target: one visible sector, and what is seen there.
AskingPage {
    id: root

    form: aim
    title: qsTr("Target", "title of a page")
    subtitle: sideways ? "" : qsTr("See what is in one sector", "below the title Target")
    about: aim.sector
    question: sector => qsTr("Sector %1", "above an answer").arg(sector)
    next: aim.sector === 0 ? qsTr("Target", "button") : qsTr("Target sector %1", "button").arg(aim.sector)
    missing: qsTr("Pick a sector on the wheel", "below the button of a target")
    promise: qsTr("Only you will see the answer", "below a button that asks")
    onNextWanted: ask()

    TargetForm { id: aim; session: root.session }
    Connections {
        target: aim
        function onChanged() { root.show(); }
    }
    Component.onCompleted: show()
    function show() {
        wheel.from = aim.sector;
        wheel.to = aim.sector;
    }

    wheel: PickWheel {
        id: wheel
        anchors.fill: parent
        single: true
        sectors: root.table.sectors
        visibleFrom: root.table.visibleFrom
        tokens: root.table.tokens
        noted: aim.noted
        allowed: aim.allowedSectors
        enabled: aim.allowedSectors.length > 0
        onChanged: aim.sector = from
        onRefused: sector => root.objection = () => AskingWords.hidden(sector)
        PickedHub {
            anchors.fill: parent
            radius: wheel.radius
            iconName: "action-target"
            figure: aim.sector === 0 ? "" : String(aim.sector)
            words: aim.sector === 0 ? qsTr("Tap a bright sector", "in the middle of the wheel") : ""
        }
    }
    AskingLines {
        ruleIcon: "action-target"
        rule: aim.targetsLeft === 0 ? qsTr("You have no targets left", "tokens for the whole game")
            : aim.targetsLeft === 1 ? qsTr("You have 1 target left for the whole game", "tokens for the whole game")
            : qsTr("You have %1 targets left for the whole game", "tokens for the whole game, two or more").arg(aim.targetsLeft)
        cost: aim.complete ? AskingWords.cost(aim, root.table.withBoard) : ""
        seen: root.table.players.length < 2 ? ""
            : aim.complete ? AskingWords.seen(LogWords.sentence(aim.seen, root.table.players))
            : qsTr("Others will see the sector, not the answer", "before a target is complete")
        width: parent.width
    }
}
