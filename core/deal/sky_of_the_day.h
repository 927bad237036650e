#pragma once

#include "deal/game_code.h"

#include <chrono>

namespace planetx {

// A date of somebody's own calendar, whatever the time zone.
using Day = std::chrono::year_month_day;

// The game of a day: the same for everybody, and for ever. Expert on Saturdays and Sundays, when there is more time.
//
// Version 1, for every day: of mix(0x534b594f46444159 xor days since 1 January 1970) the low 30 bits are the code's six
// random symbols. Another rule would be a new version, which begins on a day to come and leaves those before as they
// were.
Mode modeOfTheDay(const Day& day);
GameCode skyOfTheDay(const Day& day);

} // namespace planetx
