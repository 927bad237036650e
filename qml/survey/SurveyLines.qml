import QtQuick
import Aphelion

// What a survey may be, costs and shows.
AskingLines {
    id: root

    required property SurveyForm form
    required property TableModel table

    ruleObject: form.object === "E" ? "?" : form.object
    ruleIcon: "action-survey"
    rule: form.endsLimited && form.ends.length > 0
            ? qsTr("Comets begin and end a run only on %1", "rule of a survey, %1 sectors, '11, 2, 3'").arg(AskingWords.sectors(form.ends))
        : form.object === "E" ? qsTr("Planet X appears empty and is counted", "rule of a survey of what appears empty")
        : qsTr("Any run within the visible sky, %1", "rule of a survey, %1 sectors, '11–4'").arg(LogWords.run(form.visibleFrom, form.visibleTo))
    cost: form.complete ? AskingWords.cost(form, table.withBoard)
                        : qsTr("The longer the run, the less time it costs", "before a run is picked")
    seen: table.players.length < 2 ? ""
        : form.complete ? AskingWords.seen(LogWords.sentence(form.seen, table.players))
        : qsTr("Others will see the object and the run, not the answer", "before a survey is complete")
}
