#include "planetx/rules/clue.h"

#include <algorithm>
#include <array>

namespace planetx {

namespace {

constexpr std::array<std::string_view, clueKinds> kindNames{
    "someAdjacent", "noneAdjacent", "everyAdjacent", "someOpposite", "noneOpposite", "everyOpposite",
    "everyWithin",  "noneWithin",   "band",          "bandOfTwo",    "consecutive",  "runOf",
    "notAdjacent",  "notOpposite",  "within",        "notWithin"};

} // namespace

Title title(const Clue& clue) {
    const bool oneObject = !clue.y || *clue.y == clue.x || *clue.y == Object::Empty;
    return {clue.x, oneObject ? std::nullopt : clue.y};
}

std::string_view name(ClueKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::optional<ClueKind> clueKindOf(std::string_view name) {
    const auto found = std::ranges::find(kindNames, name);
    if (found == kindNames.end())
        return std::nullopt;
    return static_cast<ClueKind>(found - kindNames.begin());
}

bool takesOther(ClueKind kind) {
    return kind != ClueKind::Band && kind != ClueKind::Consecutive && kind != ClueKind::RunOf;
}

bool takesNumber(ClueKind kind) {
    switch (kind) {
    case ClueKind::EveryWithin:
    case ClueKind::NoneWithin:
    case ClueKind::Band:
    case ClueKind::BandOfTwo:
    case ClueKind::RunOf:
    case ClueKind::Within:
    case ClueKind::NotWithin: return true;
    default: return false;
    }
}

Rule ruleOf(ClueKind kind) {
    switch (kind) {
    case ClueKind::SomeAdjacent:
    case ClueKind::SomeOpposite: return Rule::Some;
    case ClueKind::NoneAdjacent:
    case ClueKind::NoneOpposite:
    case ClueKind::NoneWithin:
    case ClueKind::NotAdjacent:
    case ClueKind::NotOpposite:
    case ClueKind::NotWithin: return Rule::None;
    case ClueKind::EveryAdjacent:
    case ClueKind::EveryOpposite:
    case ClueKind::EveryWithin:
    case ClueKind::Within: return Rule::Every;
    case ClueKind::Band:
    case ClueKind::BandOfTwo: return Rule::Band;
    case ClueKind::Consecutive:
    case ClueKind::RunOf: break;
    }
    return Rule::Run;
}

Sectors reach(const Clue& clue, Ring ring, Sectors y) {
    switch (clue.kind) {
    case ClueKind::SomeAdjacent:
    case ClueKind::NoneAdjacent:
    case ClueKind::EveryAdjacent:
    case ClueKind::NotAdjacent: return ring.adjacent(y);
    case ClueKind::SomeOpposite:
    case ClueKind::NoneOpposite:
    case ClueKind::EveryOpposite:
    case ClueKind::NotOpposite: return ring.opposite(y);
    case ClueKind::EveryWithin:
    case ClueKind::NoneWithin:
    case ClueKind::Within:
    case ClueKind::NotWithin: return ring.within(y, clue.n);
    case ClueKind::BandOfTwo: return y;
    case ClueKind::Band:
    case ClueKind::Consecutive:
    case ClueKind::RunOf: break;
    }
    return 0;
}

bool holds(const Clue& clue, Ring ring, Sectors x, Sectors y) {
    const int n = clue.kind == ClueKind::Consecutive ? count(x) : clue.n;
    return judge(ruleOf(clue.kind), ring, n, x, reach(clue, ring, y));
}

bool holds(const Clue& clue, const Sky& sky) {
    return holds(clue, edition(sky.mode).ring, sky.of(clue.x), clue.y ? sky.of(*clue.y) : 0);
}

bool holds(const Fact& fact, const Sky& sky) { return !has(sky.of(fact.isNot), fact.sector); }

} // namespace planetx
