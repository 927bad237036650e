#pragma once

#include <QDateTime>

#include "planetx/deal/sky_of_the_day.h"

namespace planetx {

// Between the dates of Qt and those of the core.
inline Day dayOf(const QDate& date) {
    return {std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
            std::chrono::day(static_cast<unsigned>(date.day()))};
}

inline QDate dateOf(const Day& day) { return {int(day.year()), int(unsigned(day.month())), int(unsigned(day.day()))}; }

// The date that this device's calendar shows at a moment (unix milliseconds).
inline Day localDay(std::uint64_t moment) {
    return dayOf(QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(moment)).date());
}

} // namespace planetx
