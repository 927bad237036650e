import Aphelion
import Aphelion.Parts

// What went wrong and what can be done about it; nothing while all is well.
Notice {
    property string trouble
    onTroubleChanged: if (trouble !== "") Cues.give(Cue.Refused)

    objectName: "trouble"
    visible: trouble !== ""
    title: TroubleWords.title(trouble)
    detail: TroubleWords.detail(trouble)
    colour: Theme.danger
}
