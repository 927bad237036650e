#include "qml/today/today.h"

#include "qml/shown/names.h"
#include "qml/today/calendar.h"

#include <algorithm>

namespace planetx {

Today::Today(QObject* parent) : QObject(parent) {}

void Today::setRecords(Records* records) {
    if (records == m_records)
        return;
    if (m_records)
        m_records->disconnect(this);
    m_records = records;
    if (records)
        connect(records, &Records::changed, this, &Today::read);
    read();
}

void Today::setDate(const QDate& date) {
    if (date == m_date || !date.isValid())
        return;
    m_date = date;
    emit changed();
}

void Today::read() {
    m_days = m_records ? skiesOfTheDay(m_records->all(), localDay) : std::vector<DayResult>();
    emit changed();
}

QString Today::code() const { return qs(skyOfTheDay(dayOf(m_date)).text()); }
QString Today::mode() const { return qs(name(modeOfTheDay(dayOf(m_date)))); }

const DayResult* Today::here() const {
    const auto found = std::ranges::find(m_days, dayOf(m_date), &DayResult::day);
    return found == m_days.end() ? nullptr : &*found;
}

bool Today::played() const { return here() != nullptr; }
ShownResult Today::result() const { return here() ? shown(here()->result) : ShownResult(); }
int Today::row() const { return daysInARow(m_days, dayOf(m_date)); }

QVariantList Today::bests() const {
    std::vector<GameResult> results;
    for (const DayResult& one : m_days)
        results.push_back(one.result);
    return listOf(shown(statisticsOf(results)));
}

} // namespace planetx
