#pragma once

#include "planetx/rules/clue.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace planetx {

using PlayerId = int; // 0..3

// A research topic's letter, 'A'..'F'.
using Topic = char;

// A claim that a sector holds an object.
struct Theory {
    Sector sector = 1;
    Object object{};
    bool operator==(const Theory&) const = default;
};

std::vector<Sector> sectorsOf(const std::vector<Theory>& theories);

// Actions: what a player asks for.

struct Survey {
    Object object{};
    Arc arc;
    bool operator==(const Survey&) const = default;
};

struct Target {
    Sector sector = 1;
    bool operator==(const Target&) const = default;
};

struct Research {
    Topic topic = 'A';
    bool operator==(const Research&) const = default;
};

struct Locate {
    Sector sector = 1;
    Object before{}; // in the sector counterclockwise of it
    Object after{};  // in the sector clockwise of it
    bool operator==(const Locate&) const = default;
};

// The secret choice of a theory phase; empty for none. Ruling: the sectors are part of the sealed choice.
struct SubmitTheories {
    std::vector<Theory> theories;
    bool operator==(const SubmitTheories&) const = default;
};

// After somebody found Planet X: some theories (none to pass), or one attempt to locate it.
struct LastChance {
    std::variant<std::vector<Theory>, Locate> use;
    bool operator==(const LastChance&) const = default;
};

// Asked for by hand, with the board on the table:

struct Review {
    Theory theory;
    bool operator==(const Review&) const = default;
};

struct HoldConference {
    int conference = 0;
    bool operator==(const HoldConference&) const = default;
};

struct Reveal {
    bool operator==(const Reveal&) const = default;
};

// The asker's last own entry was a slip.
struct TakeBack {
    bool operator==(const TakeBack&) const = default;
};

using Action = std::variant<Survey, Target, Research, Locate, SubmitTheories, LastChance, Review, HoldConference,
                            Reveal, TakeBack>;

// What an action costs, in sectors of the time track.
int surveyCost(int length);
inline constexpr int targetCost = 4;
inline constexpr int researchCost = 1;
inline constexpr int locateCost = 5;
int costOf(const Edition& edition, const Action& action); // nothing outside a turn

} // namespace planetx
