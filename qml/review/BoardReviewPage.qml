pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// With the board on the table: the sector and the object of a theory that has arrived, and then the verdict.
AskingPage {
    id: root

    form: review
    beside: true // a verdict is everybody's: no way from here to the notes
    forEverybody: true
    title: qsTr("Peer review", "title of a page")
    subtitle: sideways ? "" : qsTr("Which theory has arrived, and where?", "below the title Peer review, with the board on the table")
    about: ({ sector: review.sector, object: review.object })
    question: asked => qsTr("Sector %1: %2?", "above a verdict: %1 a number, %2 'Comet'").arg(asked.sector).arg(LogWords.label(asked.object))
    next: review.complete ? qsTr("Turn up sector %1", "button").arg(review.sector) : qsTr("Turn it up", "button, before a sector is picked")
    missing: review.sector === 0 ? qsTr("Pick a sector on the wheel", "below the button of a peer review")
                                 : qsTr("Now pick the object on the token", "below the button of a peer review")
    promise: qsTr("Everybody will see the verdict", "below a button that asks")
    onNextWanted: ask()

    ReviewForm { id: review; session: root.session }
    Connections {
        target: review
        function onChanged() { root.show(); }
    }
    Component.onCompleted: show()
    function show() {
        wheel.from = review.sector;
        wheel.to = review.sector;
    }

    above: ObjectChoice {
        letters: review.objects
        current: review.object
        onChosen: letter => review.object = letter
        width: parent.width
    }
    wheel: PickWheel {
        id: wheel
        anchors.fill: parent
        single: true
        sectors: root.table.sectors
        visibleFrom: root.table.visibleFrom
        onChanged: review.sector = from
        PickedHub {
            anchors.fill: parent
            radius: wheel.radius
            iconName: "action-peer-review"
            object: review.object
            figure: review.sector === 0 ? "" : String(review.sector)
            words: review.sector === 0 ? qsTr("Tap the sector", "in the middle of the wheel") : LogWords.label(review.object)
        }
    }
}
