#include "planetx/deal/sky_of_the_day.h"

#include "base/rng.h"

namespace planetx {

namespace {

constexpr std::uint64_t salt = 0x534b594f46444159; // so that a day's number is nothing else's
constexpr std::uint64_t contestSalt = 0x434f4e5445535431;
constexpr std::uint64_t seedSalt = 0x5249564c53454544;
constexpr std::size_t rivals = 2;

} // namespace

Mode modeOfTheDay(const Day& day) {
    const std::chrono::weekday weekday{std::chrono::sys_days(day)};
    return weekday == std::chrono::Saturday || weekday == std::chrono::Sunday ? Mode::Expert : Mode::Standard;
}

GameCode skyOfTheDay(const Day& day) {
    const auto days = static_cast<std::uint64_t>(std::chrono::sys_days(day).time_since_epoch().count());
    return {modeOfTheDay(day), aphelion::mix(salt ^ days)};
}

bool isSkyOfADay(const GameCode& code) {
    using namespace std::chrono;
    const sys_days end = year(2200) / January / 1;
    for (sys_days day = year(2000) / January / 1; day < end; day += days(1))
        if (skyOfTheDay(day) == code)
            return true;
    return false;
}

Contest contestUnder(const GameCode& sky) {
    aphelion::Rng random(aphelion::mix(contestSalt ^ sky.value()));
    std::array<Season, seasons> all{Season::Spring, Season::Summer, Season::Autumn, Season::Winter};
    random.shuffle(all);
    Contest contest{all[0], Level::Experienced, {}, {0}};
    for (std::size_t i = 1; i <= rivals; ++i) {
        contest.rivals.push_back({all[i], allSkills[static_cast<std::size_t>(random.below(3))]});
        contest.order.push_back(static_cast<PlayerId>(i));
    }
    random.shuffle(contest.order);
    return contest;
}

std::uint64_t contestSeed(const GameCode& sky, PlayerId bot) {
    return aphelion::mix(aphelion::mix(seedSalt ^ sky.value()) + static_cast<std::uint64_t>(bot));
}

} // namespace planetx
