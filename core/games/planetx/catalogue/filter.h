#pragma once

#include "planetx/catalogue/sky_set.h"
#include "planetx/catalogue/sky_test.h"

namespace planetx {

// The skies of the catalogue that pass.
SkySet skiesWhere(const Catalogue& catalogue, const SkyTest& test);

} // namespace planetx
