#pragma once

#include "catalogue/catalogue.h"
#include "catalogue/sky_set.h"
#include "game/clue.h"

namespace planetx {

// The skies of the catalogue that agree with one piece of evidence.

SkySet skiesWhere(const Catalogue& catalogue, const Clue& clue);

// A survey for the object over the arc counts this many; Planet X counts as empty.
SkySet skiesWhere(const Catalogue& catalogue, Object surveyed, Arc arc, int counted);

} // namespace planetx
