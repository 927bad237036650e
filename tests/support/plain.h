#pragma once

#include "planetx/rules/clue.h"

#include <array>
#include <vector>

namespace planetx::plain {

// The same questions as the catalogue's, answered in the plainest way: a sky is an array of objects,
// and everything is a loop over sectors. What the fast code is measured and tested against.

using PlainSky = std::array<Object, 18>; // by sector - 1

// Every legal sky of the mode: objects are tried sector by sector, given up as soon as two neighbours cannot be.
std::vector<PlainSky> allSkies(Mode mode);

int survey(const PlainSky& sky, int sectors, Object object, Arc arc);

bool holds(const Clue& clue, const PlainSky& sky, int sectors);

PlainSky plainOf(const Sky& sky);

} // namespace planetx::plain
