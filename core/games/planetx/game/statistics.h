#pragma once

#include "planetx/deal/sky_of_the_day.h"
#include "planetx/game/results.h"

#include <functional>
#include <span>

namespace planetx {

// What came of a player's games of one mode.
struct ModeStatistics {
    int games = 0;
    int wins = 0;                   // against others
    int found = 0;                  // games in which the player found Planet X
    std::optional<double> meanTime; // of locating it
    std::optional<int> bestTime;
    std::optional<int> bestPoints;
    bool operator==(const ModeStatistics&) const = default;
};

// What came of all of them.
struct Statistics {
    std::array<ModeStatistics, 2> modes; // by Mode
    int helped = 0;                      // uses of help
    int unaided = 0;                     // games without any

    int games() const { return modes[0].games + modes[1].games; }
    int wins() const { return modes[0].wins + modes[1].wins; }
    bool operator==(const Statistics&) const = default;
};

Statistics statisticsOf(std::span<const GameResult> results);

// How often help was used in a game.
int helpIn(const GameResult& result);

// The date on which somebody's calendar shows a moment (unix milliseconds).
using Calendar = std::function<Day(std::uint64_t)>;

// What came of the contest of a day, begun on that day: the first result counts.
struct DayResult {
    Day day;
    GameResult result;
    bool operator==(const DayResult&) const = default;
};

// In the order of the days.
std::vector<DayResult> skiesOfTheDay(std::span<const GameResult> results, const Calendar& calendar);

// Days in a row up to this one, or up to the one before while it has not been played yet.
int daysInARow(std::span<const DayResult> days, const Day& today);

} // namespace planetx
