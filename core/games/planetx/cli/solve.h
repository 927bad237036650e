#pragma once

#include "planetx/deduction/evidence.h"

#include <iosfwd>

namespace planetx {

// Both read evidence, a line each, until the input ends. Blank lines are ignored, a line that is no evidence is refused
// and changes nothing; lines are numbered from 1 as they come, these included.

// After each line how many skies are left; at the end what each sector may hold, and the best next actions for the half
// of the sky that begins at this sector.
void solve(const Catalogue& catalogue, Sector visibleFrom, std::istream& in, std::ostream& out);

// Whether the claim follows and from which lines, or a sky that speaks against it, or which lines contradict each
// other.
void explainClaim(const Catalogue& catalogue, const Claim& claim, std::istream& in, std::ostream& out);

} // namespace planetx
