#pragma once

#include "planetx/rules/sky.h"

#include <optional>
#include <string_view>

namespace planetx {

// The sentences a clue can say; deal.md's table, with its words in the comments.
enum class ClueKind : std::uint8_t {
    SomeAdjacent,  // at least one X is adjacent to a Y
    NoneAdjacent,  // no X is adjacent to a Y
    EveryAdjacent, // every X is adjacent to a Y
    SomeOpposite,  // at least one X is directly opposite a Y (or another X)
    NoneOpposite,  // no X is directly opposite a Y (or another X)
    EveryOpposite, // every X is directly opposite a Y (or another X)
    EveryWithin,   // every X is within n sectors of a Y
    NoneWithin,    // no X is within n sectors of a Y (or another X)
    Band,          // all Xs are in a band of n sectors or less
    BandOfTwo,     // all Xs and Ys together are in a band of n sectors or less
    Consecutive,   // all Xs are in consecutive sectors
    RunOf,         // n Xs are in consecutive sectors
    NotAdjacent,   // conference: Planet X is not adjacent to a Y
    NotOpposite,   // conference: Planet X is not directly opposite a Y
    Within,        // conference: Planet X is within n sectors of a Y
    NotWithin,     // conference: Planet X is not within n sectors of a Y
};

inline constexpr std::size_t clueKinds = 16;

// One logic rule about a sky: a value, whose sentence is made in the reader's language.
struct Clue {
    ClueKind kind{};
    Object x{};              // the subject
    std::optional<Object> y; // the other object, where the kind has one; the same as x for "another"
    int n = 0;               // the number, where the kind has one

    bool operator==(const Clue&) const = default;
};

// What a topic or conference is announced as: its one or two objects, subject first.
struct Title {
    Object subject{};
    std::optional<Object> other;

    bool operator==(const Title&) const = default;
};

Title title(const Clue& clue);

// The kind's name in the command line's contract.
std::string_view name(ClueKind kind);

std::optional<ClueKind> clueKindOf(std::string_view name);

// Whether a kind takes another object, and whether it takes a number.
bool takesOther(ClueKind kind);
bool takesNumber(ClueKind kind);

// Whether the rule is true where x and y lie like this. For kinds without a y, y is ignored.
bool holds(const Clue& clue, Ring ring, Sectors x, Sectors y);

// The same in two steps, for asking one clue about many pairs: what matters of y, then the rule itself.
enum class Rule : std::uint8_t { Some, None, Every, Band, Run };

Rule ruleOf(ClueKind kind);

Sectors reach(const Clue& clue, Ring ring, Sectors y);

constexpr bool judge(Rule rule, Ring ring, int n, Sectors x, Sectors reach) {
    switch (rule) {
    case Rule::Some: return (x & reach) != 0;
    case Rule::None: return (x & reach) == 0;
    case Rule::Every: return (x & ~reach) == 0;
    case Rule::Band: return ring.inBand(x | reach, n);
    case Rule::Run: return ring.hasRun(x, n);
    }
    return false;
}

bool holds(const Clue& clue, const Sky& sky);

// A starting fact: this sector does not hold that object.
struct Fact {
    Sector sector = 1;
    Object isNot{};

    bool operator==(const Fact&) const = default;
};

bool holds(const Fact& fact, const Sky& sky);

} // namespace planetx
