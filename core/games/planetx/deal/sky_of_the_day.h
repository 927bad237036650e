#pragma once

#include "planetx/deal/deal.h"
#include "planetx/deal/game_code.h"
#include "planetx/rules/action.h"
#include "planetx/rules/skill.h"

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

// Whether a code is that of some day between 2000 and 2199.
bool isSkyOfADay(const GameCode& code);

// Against whom, with how much and from where everybody plays the sky of a day, so that results can be compared. One
// person, who has the first seat; the bots have the seats after it, and no facts.
struct Contest {
    struct Rival {
        Season season{};
        Skill skill{};
        bool operator==(const Rival&) const = default;
    };
    Season season{};
    Level level{};
    std::vector<Rival> rivals;
    std::vector<PlayerId> order; // from rearmost to foremost
    bool operator==(const Contest&) const = default;
};

// It follows from the code alone, for ever, like the code from the day.
//
// Version 1, with random numbers from mix(0x434f4e5445535431 xor the code's value): the four seasons are shuffled, the
// first is the person's and the next two are the rivals'; each rival's skill is one of Assistant, Observer, Professor;
// the order of three is shuffled. The person has an Experienced player's facts.
Contest contestUnder(const GameCode& sky);

// From what the bot at a seat of the contest takes its chances: alike on all devices.
std::uint64_t contestSeed(const GameCode& sky, PlayerId bot);

} // namespace planetx
