#include <QtTest>

#include "planetx/game/statistics.h"

#include <algorithm>

using namespace planetx;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t hour = 3'600'000;
constexpr std::uint64_t dayLong = 24 * hour;

// Somewhere where midnight is that of Greenwich.
Day greenwich(std::uint64_t moment) {
    return std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(moment)));
}

std::uint64_t at(const Day& day, std::uint64_t hours) {
    return static_cast<std::uint64_t>(std::chrono::sys_days(day).time_since_epoch().count()) * dayLong + hours * hour;
}

GameResult game(Mode mode, int rank, std::optional<int> points, std::optional<int> locatedAt, int hints = 0) {
    static std::uint8_t number = 0;
    GameResult result{{++number}, 0, GameCode(mode, number)};
    result.players = 2;
    result.outcome = {points, rank, locatedAt.has_value(), locatedAt, "X"};
    result.helped = {0, 0, hints};
    return result;
}

GameResult daily(const Day& day, std::uint64_t hours, int points) {
    GameResult result = game(Mode::Standard, 1, points, 20);
    result.code = skyOfTheDay(day);
    result.began = at(day, hours);
    return result;
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void nobody_has_statistics_without_games() {
        QVERIFY(statisticsOf({}) == Statistics());
        QVERIFY(skiesOfTheDay({}, greenwich).empty());
        QCOMPARE(daysInARow({}, 2026y / 3 / 7), 0);
    }

    void games_are_counted_by_mode() {
        GameResult alone = game(Mode::Expert, 1, 10, 30);
        alone.players = 1; // nobody to win against
        GameResult late = game(Mode::Standard, 2, 9, {});
        late.outcome.found = true; // in the last chance
        const std::vector<GameResult> all{game(Mode::Standard, 1, 17, 21, 3), game(Mode::Standard, 2, 12, 26), late,
                                          alone, game(Mode::Standard, 0, {}, {})};
        const Statistics sum = statisticsOf(all);
        const ModeStatistics& standard = sum.modes[0];
        QCOMPARE(standard.games, 4);
        QCOMPARE(standard.wins, 1);
        QCOMPARE(standard.found, 3);
        QCOMPARE(standard.meanTime.value_or(0), 23.5);
        QCOMPARE(standard.bestTime.value_or(0), 21);
        QCOMPARE(standard.bestPoints.value_or(0), 17);
        QCOMPARE(sum.modes[1].games, 1);
        QCOMPARE(sum.modes[1].wins, 0);
        QCOMPARE(sum.games(), 5);
        QCOMPARE(sum.helped, 3);
        QCOMPARE(sum.unaided, 4);
    }

    void of_a_day_the_first_result_counts() {
        const Day day = 2026y / 3 / 4;
        const std::vector<GameResult> all{daily(day, 20, 5), daily(day, 8, 12), daily(day, 21, 17)};
        const auto days = skiesOfTheDay(all, greenwich);
        QCOMPARE(days.size(), std::size_t{1});
        QCOMPARE(days[0].result.outcome.points.value_or(0), 12);
    }

    void another_game_under_the_sky_of_a_day_takes_nothing_from_its_contest() {
        const Day day = 2026y / 3 / 4;
        GameResult other = daily(day, 8, 17);
        other.aside = true;
        QVERIFY(skiesOfTheDay(std::vector{other}, greenwich).empty());
        const auto days = skiesOfTheDay(std::vector{other, daily(day, 20, 5)}, greenwich);
        QCOMPARE(days.size(), std::size_t{1});
        QCOMPARE(days[0].result.outcome.points.value_or(0), 5);
    }

    void yesterdays_sky_counts_only_yesterday() {
        GameResult late = daily(2026y / 3 / 4, 10, 12);
        late.began += dayLong;
        QVERIFY(skiesOfTheDay(std::vector{late}, greenwich).empty());
        QVERIFY(skiesOfTheDay(std::vector{game(Mode::Standard, 1, 5, 20)}, greenwich).empty());
    }

    void days_in_a_row_end_today_or_yesterday() {
        std::vector<GameResult> all;
        for (const Day& day : {2026y / 2 / 27, 2026y / 2 / 28, 2026y / 3 / 1, 2026y / 2 / 20})
            all.push_back(daily(day, 9, 10));
        const auto days = skiesOfTheDay(all, greenwich);
        QVERIFY(std::ranges::is_sorted(days, {}, &DayResult::day));
        QCOMPARE(daysInARow(days, 2026y / 3 / 1), 3);
        QCOMPARE(daysInARow(days, 2026y / 3 / 2), 3); // there is still time today
        QCOMPARE(daysInARow(days, 2026y / 3 / 3), 0);
        QCOMPARE(daysInARow(days, 2026y / 2 / 20), 1);
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
