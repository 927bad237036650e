pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// A sector as the player sees it who looks: the own marks there, and what can be done about it from here.
ColumnLayout {
    id: root

    required property Session session
    required property TableModel table
    property int sector: 1

    readonly property var side: notes.sectors[sector - 1] ?? null
    readonly property var marks: Array.from(side?.cells ?? []).filter(cell => cell.exists && cell.mark !== "Possible")
    readonly property var menu: table.menu
    readonly property string whyNoTarget: refusalOf("Target")
    readonly property string whyNoSurvey: refusalOf("Survey")

    readonly property bool theories: table.phase === "Theories" && table.mustChoose && !table.withBoard
    readonly property string trouble: aim.trouble !== "" ? aim.trouble : aim.answer.trouble

    signal opened(string action)
    signal told() // there is an answer
    signal sent() // what was chosen is on its way
    signal noteWanted()

    function refusalOf(action: string): string {
        const refusal = menu.find(one => one.name === action)?.refusal ?? "WrongPhase";
        return refusal === "" && !table.withBoard && !table.isVisible(sector) ? "NotVisible" : refusal;
    }
    // The page finds the run picked: from here to the end of the visible sky, which costs least.
    function survey() {
        const draft = surveying.createObject(root, { session: root.session }) as SurveyForm;
        draft.startAt(root.sector);
        draft.destroy();
        root.opened("Survey");
    }
    // The sector is picked and the button says what it does: no page asks again.
    function target() {
        aim.sector = root.sector;
        const answer = aim.submit();
        if (answer.ok)
            root.told();
        else if (answer.waiting)
            root.sent();
    }

    TargetForm { id: aim; session: root.session }
    Component { id: surveying; SurveyForm {} }
    NotesModel { id: notes; session: root.session }

    spacing: Theme.gap
    Flow {
        id: faces
        objectName: "ownMarks"
        visible: root.marks.length > 0
        spacing: 6
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.list([heading.text, Words.list(root.marks.map(cell => Words.object(cell.object) + " " + (Words.marks[cell.mark] ?? "")))])
        Label {
            id: heading
            text: qsTr("Your notes", "heading above the own marks in a sector")
            font: Theme.small
            color: Theme.muted
            height: 38
            verticalAlignment: Text.AlignVCenter
            rightPadding: 6
        }
        Repeater {
            model: root.marks.length
            NoteFace {
                id: face
                required property int index
                readonly property var cell: root.marks[index] ?? { object: "C", mark: "No", origin: "Hand" }
                readonly property bool filled: cell.mark === "Certain"
                readonly property color colour: Theme.objectColour(cell.object)
                width: 44
                height: 38
                fill: filled ? colour : cell.mark === "No" ? Theme.ruledOut : Theme.raised
                line: cell.mark === "Suspected" ? colour : Theme.outline
                lineWidth: filled ? 0 : cell.mark === "Suspected" ? 1.6 : 1
                NoteContent {
                    anchors.fill: parent
                    object: face.cell.object
                    mark: face.cell.mark
                    origin: face.cell.origin
                    iconSize: 20
                    iconColour: face.filled ? Theme.accentInk : face.colour
                }
            }
        }
    }
    TroubleNotice {
        trouble: root.trouble
        Layout.fillWidth: true
    }
    SectorTheory {
        visible: root.theories
        session: root.session
        table: root.table
        sector: root.sector
        onSent: root.sent()
        Layout.fillWidth: true
    }
    Step {
        objectName: "targetThis"
        iconName: Theme.textScale < 1.5 ? "action-target" : "" // the words need the room
        text: qsTr("Target sector %1", "button").arg(root.sector)
        cost: enabled ? String(root.menu.find(one => one.name === "Target")?.mostCost ?? "") : ""
        refusal: root.whyNoTarget
        onClicked: root.target()
    }
    Label {
        objectName: "targetWarns"
        visible: root.whyNoTarget === "" && !root.theories
        text: aim.targetsLeft === 1 ? qsTr("Your last target. Only you will see the answer.", "below the button that targets a sector at once")
            : qsTr("%1 targets left. Only you will see the answer.", "below the button that targets a sector at once, two or more").arg(aim.targetsLeft)
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Step {
        objectName: "surveyFrom"
        iconName: "action-survey"
        text: qsTr("Survey from here", "button on the card of a sector")
        refusal: root.whyNoSurvey
        onClicked: root.survey()
    }
    Label {
        visible: text !== "" && !root.theories
        text: RefusalWords.why(root.whyNoSurvey !== "" ? root.whyNoSurvey : root.whyNoTarget)
        objectName: "whyNotHere"
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    SecondaryButton {
        objectName: "noteThis"
        iconName: "ui-write"
        text: qsTr("Note something", "button on the card of a sector")
        onClicked: root.noteWanted()
        Layout.fillWidth: true
    }
    component Step: SecondaryButton {
        property string refusal
        visible: !root.theories
        enabled: refusal === ""
        Accessible.description: RefusalWords.why(refusal)
        Layout.fillWidth: true
    }
}
