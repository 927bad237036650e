#include "deal/sky_of_the_day.h"

#include "base/rng.h"

namespace planetx {

namespace {

constexpr std::uint64_t salt = 0x534b594f46444159; // so that a day's number is nothing else's

} // namespace

Mode modeOfTheDay(const Day& day) {
    const std::chrono::weekday weekday{std::chrono::sys_days(day)};
    return weekday == std::chrono::Saturday || weekday == std::chrono::Sunday ? Mode::Expert : Mode::Standard;
}

GameCode skyOfTheDay(const Day& day) {
    const auto days = static_cast<std::uint64_t>(std::chrono::sys_days(day).time_since_epoch().count());
    return {modeOfTheDay(day), aphelion::mix(salt ^ days)};
}

} // namespace planetx
