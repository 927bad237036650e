#include "planetx/game/statistics.h"

#include <algorithm>
#include <numeric>

namespace planetx {

namespace {

void keepLess(std::optional<int>& best, const std::optional<int>& next) {
    if (next && (!best || *next < *best))
        best = next;
}

void keepMore(std::optional<int>& best, const std::optional<int>& next) {
    if (next && (!best || *next > *best))
        best = next;
}

ModeStatistics statisticsOf(std::span<const GameResult> results, Mode mode) {
    ModeStatistics sum;
    int time = 0;
    int located = 0;
    for (const GameResult& result : results) {
        if (result.code.mode() != mode)
            continue;
        const Outcome& outcome = result.outcome;
        ++sum.games;
        sum.wins += result.players > 1 && outcome.rank == 1 ? 1 : 0;
        sum.found += outcome.found ? 1 : 0;
        time += outcome.locatedAt.value_or(0);
        located += outcome.locatedAt ? 1 : 0;
        keepLess(sum.bestTime, outcome.locatedAt);
        keepMore(sum.bestPoints, outcome.points);
    }
    if (located > 0)
        sum.meanTime = static_cast<double>(time) / located;
    return sum;
}

} // namespace

int helpIn(const GameResult& result) { return std::accumulate(result.helped.begin(), result.helped.end(), 0); }

Statistics statisticsOf(std::span<const GameResult> results) {
    Statistics sum{{statisticsOf(results, Mode::Standard), statisticsOf(results, Mode::Expert)}};
    for (const GameResult& result : results) {
        sum.helped += helpIn(result);
        sum.unaided += helpIn(result) == 0 ? 1 : 0;
    }
    return sum;
}

std::vector<DayResult> skiesOfTheDay(std::span<const GameResult> results, const Calendar& calendar) {
    std::vector<DayResult> days;
    for (const GameResult& result : results) {
        const Day day = calendar(result.began);
        if (result.aside || result.code != skyOfTheDay(day))
            continue;
        const auto same = std::ranges::find(days, day, &DayResult::day);
        if (same == days.end())
            days.push_back({day, result});
        else if (result.began < same->result.began)
            same->result = result;
    }
    std::ranges::sort(days, {}, &DayResult::day);
    return days;
}

int daysInARow(std::span<const DayResult> days, const Day& today) {
    const auto played = [&](std::chrono::sys_days day) {
        return std::ranges::find(days, Day(day), &DayResult::day) != days.end();
    };
    std::chrono::sys_days day = today;
    if (!played(day))
        day -= std::chrono::days(1);
    int row = 0;
    for (; played(day); day -= std::chrono::days(1))
        ++row;
    return row;
}

} // namespace planetx
