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

    signal opened(string action)
    signal noteWanted()

    function refusalOf(action: string): string {
        const refusal = menu.find(one => one.name === action)?.refusal ?? "WrongPhase";
        return refusal === "" && !table.withBoard && !table.isVisible(sector) ? "NotVisible" : refusal;
    }
    // The page finds this sector picked: it takes up where its draft was left.
    function go(action: string) {
        const draft = (action === "Target" ? target : survey).createObject(root, { session: root.session });
        if (action === "Target")
            draft.sector = root.sector;
        else
            draft.pick(root.sector, root.sector);
        draft.destroy();
        root.opened(action);
    }

    NotesModel { id: notes; session: root.session }
    Component { id: target; TargetForm {} }
    Component { id: survey; SurveyForm {} }

    spacing: Theme.gap
    Flow {
        id: faces
        objectName: "ownMarks"
        visible: root.marks.length > 0
        spacing: 6
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.list([qsTr("Your notes", "heading above the own marks in a sector")].concat(root.marks.map(cell => Words.object(cell.object) + " " + (Words.marks[cell.mark] ?? ""))))
        Label {
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
    Step {
        objectName: "surveyFrom"
        iconName: "action-survey"
        text: qsTr("Survey from here", "button on the card of a sector")
        refusal: root.whyNoSurvey
        onClicked: root.go("Survey")
    }
    Step {
        objectName: "targetThis"
        iconName: "action-target"
        text: qsTr("Target this sector", "button on the card of a sector")
        refusal: root.whyNoTarget
        onClicked: root.go("Target")
    }
    Label {
        visible: text !== ""
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
        enabled: refusal === ""
        Accessible.description: RefusalWords.why(refusal)
        Layout.fillWidth: true
    }
}
