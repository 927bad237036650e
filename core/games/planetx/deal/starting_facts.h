#pragma once

#include "base/rng.h"
#include "planetx/catalogue/appearances.h"
#include "planetx/deal/deal.h"

namespace planetx {

// Twelve true facts for every season, in three groups of four.
std::array<StartingFacts, seasons> dealStartingFacts(const Appearances& appearances, const Sky& sky,
                                                     aphelion::Rng& rng);

// How many skies a season's facts must leave.
std::size_t leastSkiesLeft(Mode mode);

} // namespace planetx
