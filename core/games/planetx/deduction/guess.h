#pragma once

#include "planetx/deduction/candidates.h"

namespace planetx {

// Planet X's sector with what lies before and after it, numbered: what locating asks for. A dwarf planet is never
// beside it, so that four things can be on either side.
inline constexpr std::size_t neighbourhoods = 16;

std::size_t placeOf(const PartTables& tables, Ring ring, SkyId id);
Locate guessAt(std::size_t place);

// What could be located, and in how many of the candidates it would be found; the likeliest first.
struct RatedGuess {
    Locate locate;
    std::size_t skies = 0;
};
std::vector<RatedGuess> guesses(const Candidates& candidates);

// The only one that is left.
std::optional<Locate> onlyGuess(const Candidates& candidates);

} // namespace planetx
