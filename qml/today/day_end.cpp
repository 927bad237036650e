#include "qml/today/day_end.h"

#include "qml/today/calendar.h"

#include <algorithm>

namespace planetx {

void DayEnd::read() {
    m_day.reset();
    m_row = 0;
    if (!board() || board()->phase != Phase::Over || !session()->desk() || !session()->desk()->hasResult())
        return;
    const auto kept = resultsIn(session()->desk()->file());
    const auto days = kept ? skiesOfTheDay(*kept, localDay) : std::vector<DayResult>();
    const auto here =
        std::ranges::find_if(days, [&](const DayResult& one) { return one.result.table == session()->table()->id(); });
    if (here == days.end())
        return;
    m_day = *here;
    m_row = daysInARow(days, here->day);
}

QDateTime DayEnd::noon() const { return m_day ? QDateTime(dateOf(m_day->day), QTime(12, 0)) : QDateTime(); }

} // namespace planetx
