#pragma once

#include "base/rng.h"
#include "base/time.h"
#include "planetx/rules/edition.h"

#include <set>
#include <vector>

namespace planetx::sim {

using aphelion::Milliseconds;

// Everything that chance has decided about one game before it begins. Times are the mean ones between two misfortunes
// of a kind, zero if there are none; what befalls fragments is in per mille.
struct Fate {
    std::set<int> liars; // devices whose people lie
    unsigned lies = 0;   // of a thousand messages that a liar says or hears, so many are bent
    Milliseconds betweenLies{0};
    bool clones = false; // a liar has its device twice
    Mode mode = Mode::Standard;
    std::vector<int> seats; // the device of each player; device 0 is the host, with or without a seat
    std::vector<bool> bots; // which of them are the host's bots
    int devices = 1;
    bool onDisk = false; // in real files
    std::size_t capacity = 0;
    Milliseconds perFragment{0};
    unsigned haste = 1; // how many moves somebody who knows the sky makes before guessing it

    unsigned lost = 0;
    unsigned repeated = 0;
    unsigned late = 0;
    unsigned corrupted = 0;

    Milliseconds cuts{0};
    Milliseconds pauses{0};
    Milliseconds crashes{0};
    Milliseconds deaths{0};
    Milliseconds fullDisks{0};
    Milliseconds partings{0};  // devices out of each other's reach
    Milliseconds newcomers{0}; // late players, other phones, people who leave, seats that are lent
    Milliseconds troubled{0};  // how long there are misfortunes at all
};

// Who lies in a game.
enum class Evening : std::uint8_t {
    Honest,
    Liar,     // one device, with fewer than half of the people, or one of two
    Majority, // more than half of the people
};

Fate fateOf(std::uint64_t seed, Evening evening, aphelion::Rng& rng);

} // namespace planetx::sim
