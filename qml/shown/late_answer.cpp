#include "qml/shown/late_answer.h"

#include "qml/shown/form.h"
#include "qml/shown/log_lines.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

LateAnswer::LateAnswer(QObject* parent) : AtTable(parent) {
    connect(this, &AtTable::sessionChanged, this, &LateAnswer::listen);
}

void LateAnswer::listen() {
    disconnect(m_answerHeard);
    if (session())
        m_answerHeard = connect(session(), &Session::answered, this, &LateAnswer::take);
}

void LateAnswer::look() {
    m_answer = {};
    m_asked = {};
}

void LateAnswer::dismiss() {
    look();
    emit changed();
}

void LateAnswer::readAsked(EntryNumber entry) {
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

// What was asked is the newest entry with this answer.
void LateAnswer::take() {
    look();
    const Session::Outcome& outcome = session()->outcome();
    if (!outcome) {
        m_answer.trouble = nameOf(outcome.fault());
        if (session()->desk())
            (void)session()->desk()->setDraft(askedDraft, std::nullopt); // it is a draft again
    } else if (*outcome && seat()) {
        m_answer = shown(**outcome, board()->mode);
        m_answer.ok = true;
        const auto& learned = seat()->learned;
        const auto found = std::ranges::find(learned.rbegin(), learned.rend(), **outcome, &Learned::answer);
        if (found != learned.rend())
            readAsked(found->entry);
        if (m_answer.kind == u"SurveyCount")
            m_answer.object = m_asked.object;
    } else {
        return; // nothing to tell: the table shows it
    }
    emit changed();
    emit told();
}

} // namespace planetx
