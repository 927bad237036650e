#include "qml/shown/own_answer.h"

#include "qml/shown/form.h"
#include "qml/shown/log_lines.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

OwnAnswer::OwnAnswer(QObject* parent) : AtTable(parent) {
    connect(this, &AtTable::sessionChanged, this, &OwnAnswer::listen);
}

void OwnAnswer::listen() {
    disconnect(m_answerHeard);
    if (session())
        m_answerHeard = connect(session(), &Session::answered, this, &OwnAnswer::take);
}

void OwnAnswer::look() {
    m_answer = {};
    m_asked = {};
    m_said = false;
    emit saidChanged();
}

void OwnAnswer::dismiss() {
    look();
    emit changed();
}

void OwnAnswer::show(const Answer& answer, EntryNumber entry) {
    look();
    m_answer = planetx::shown(answer, board()->mode);
    m_answer.ok = true;
    readAsked(entry);
    if (m_answer.kind == u"SurveyCount")
        m_answer.object = m_asked.object;
}

// With how far the own pawn went.
void OwnAnswer::readAsked(EntryNumber entry) {
    LogLines log;
    log.read(table());
    const auto line = std::ranges::find(log.lines(), static_cast<int>(entry), &LogLine::entry);
    if (line == log.lines().end())
        return;
    m_asked = *line;
    for (const QVariant& step : line->moved)
        if (const auto own = step.value<ShownStep>(); own.player == seat()->who)
            m_answer.moved = own.by;
}

// A conference may have been heard since: nobody asked for that.
void OwnAnswer::recall() {
    if (!seat())
        return;
    const auto& learned = seat()->learned;
    for (auto last = learned.rbegin(); last != learned.rend(); ++last) {
        show(last->answer, last->entry);
        if (m_asked.who == *viewpoint() && m_asked.kind != u"ConferenceHeld")
            return emit changed();
    }
    dismiss();
}

// What was asked is the newest entry with this answer.
void OwnAnswer::take() {
    look();
    const Heard outcome = outcomeOf(*session());
    if (!outcome) {
        m_answer.trouble = nameOf(outcome.fault());
        if (session()->desk())
            (void)session()->desk()->setDraft(askedDraft, std::nullopt); // it is a draft again
    } else if (*outcome && seat()) {
        const auto& learned = seat()->learned;
        const auto found = std::ranges::find(learned.rbegin(), learned.rend(), **outcome, &Learned::answer);
        if (found != learned.rend())
            show(found->answer, found->entry);
    } else {
        emit changed();
        return; // nothing to tell: the table shows it
    }
    emit changed();
    emit told();
}

} // namespace planetx
